import {
  added,
  ask,
  bracketed,
  choiceAnswer,
  defineSkill,
  formula,
  nearly,
  numberAnswer,
  picture,
  say,
  step,
  walkOnLine,
  wrong,
  type Block,
  type Make,
  type Question,
} from '../builder';
import { lesson } from './lesson';

/**
 * One step on the number line.
 * @param rewritten why a question with parentheses is this step
 */
function walked(prompt: readonly Block[], start: number, change: number, rewritten?: string): Question {
  const end = start + change;
  const [from, by] = [Math.abs(start), Math.abs(change)];
  const way = change < 0 ? 'left' : 'right';
  const sameSide = start * change > 0;
  const sizes = sameSide
    ? 'You subtracted the absolute values. Add them, because you move farther away from zero.'
    : 'You added the absolute values. Subtract them, because you move toward zero.';
  const line = `${start} ${change < 0 ? '-' : '+'} ${by}`;
  return {
    prompt,
    answer: numberAnswer(end, [
      wrong`${start - change} | You went ${by} the wrong way. From $${start}$ go to the ${way}.`,
      wrong`${-end} | The size is right, but the sign is not. Check which side of zero you end up on.`,
      wrong`${sameSide ? from - by : -from - by} | ${sizes}`,
      wrong`${sameSide ? by - from : from + by} | ${sizes}`,
      wrong`${end - Math.sign(change)} | You are close. Count the jumps, not the marks: do not count the start.`,
    ]),
    solution: [
      rewritten !== undefined && step`${rewritten} | ${line}`,
      step`Start at $${start}$ and go ${by} to the ${way}.`,
      {
        text:
          start * end < 0
            ? `Go ${from} to reach zero. Then go the remaining ${by - from}.`
            : sameSide
              ? `You go farther away from zero: ${from} and ${by} make ${Math.abs(end)}.`
              : `You do not reach zero: ${Math.abs(end)} of ${from} are left.`,
        show: picture(walkOnLine(start, change)),
      },
      step`So this is the answer. | ${line} = ${end}`,
    ],
  };
}

const SIGNS = [
  [-1, 1],
  [1, -1],
  [-1, -1],
  [-1, -1],
] as const;

/** A product or a quotient with at least one negative number. */
const multiplied: Make = (draw) => {
  const [signOfFirst, signOfSecond] = draw.pick(SIGNS);
  const [first, second] = [draw.integer(3, 12) * signOfFirst, draw.integer(2, 9) * signOfSecond];
  const product = first * second;
  const divides = draw.chance(0.4);
  const [left, sign, right, result] = divides
    ? ([product, '-:', second, first] as const)
    : ([first, 'xx', second, product] as const);
  const line = `${bracketed(left)} ${sign} ${bracketed(right)}`;
  const equalSigns = left * right > 0;
  const rule = equalSigns
    ? 'The numbers have the same sign, so the result is positive.'
    : 'The numbers have different signs, so the result is negative.';
  const sizes = `${Math.abs(left)} ${sign} ${Math.abs(right)} = ${Math.abs(result)}`;
  return {
    prompt: ask`Evaluate the expression. | ${line}`,
    answer: numberAnswer(result, [
      wrong`${-result} | The size is right, but the sign is not. ${rule}`,
      wrong`${left + right} | You added. The sign here asks you to ${divides ? 'divide' : 'multiply'}.`,
      wrong`${left - right} | You subtracted. The sign here asks you to ${divides ? 'divide' : 'multiply'}.`,
      wrong`${result + Math.abs(right)} | The ${divides ? 'division' : 'multiplication'} is not right. ${divides ? 'Divide' : 'Multiply'} again without the signs, and then find the sign.`,
      wrong`${result - Math.abs(right)} | The ${divides ? 'division' : 'multiplication'} is not right. ${divides ? 'Divide' : 'Multiply'} again without the signs, and then find the sign.`,
    ]),
    solution: [
      step`${rule}`,
      step`${divides ? 'Divide' : 'Multiply'} the numbers without their signs. | ${sizes}`,
      step`Write the sign. | ${line} = ${result}`,
    ],
  };
};

/** a - (-b) × c and its like: the product first, then the step. */
const productAndStep: Make = (draw) => {
  const start = draw.signed(3, 15);
  const [one, another] = [-draw.integer(2, 6), draw.signed(3, 7)];
  const product = one * another;
  const result = start - product;
  if (result === 0 || start === one || start === -product) return productAndStep(draw, 5);
  const line = `${start} - ${bracketed(one)} xx ${bracketed(another)}`;
  return {
    prompt: ask`Evaluate the expression. | ${line}`,
    answer: numberAnswer(result, [
      wrong`${start + product} | You added the product, $${product}$. Subtract it instead.`,
      wrong`${(start - one) * another} | You subtracted first. Multiply before you subtract.`,
      wrong`${-result} | The size is right, but the sign is not. Check which side of zero you end up on.`,
      wrong`${product - start} | You reversed the subtraction. Start with the first number.`,
      ...nearly(result),
    ]),
    solution: [
      step`Multiply first. The signs are ${another < 0 ? 'the same, so the product is positive' : 'different, so the product is negative'}. | ${bracketed(one)} xx ${bracketed(another)} = ${product}`,
      product < 0
        ? step`Subtracting $${product}$ is the same as adding ${-product}. | ${start} - ${bracketed(product)} = ${result}`
        : step`Subtract ${product}. | ${start} - ${bracketed(product)} = ${result}`,
    ],
  };
};

const threeSteps: Make = (draw) => {
  const start = -draw.integer(3, 14);
  const [taken, added] = [-draw.integer(4, 15), -draw.integer(3, 12)];
  const result = start - taken + added;
  const isPlain = new Set([start, taken, added]).size < 3;
  if (result === 0 || isPlain) return threeSteps(draw, 5);
  const line = `${start} - (${taken}) + (${added})`;
  return {
    prompt: ask`Evaluate the expression. | ${line}`,
    answer: numberAnswer(result, [
      wrong`${start + taken + added} | You went left for $- (${taken})$. Subtracting a negative number goes right.`,
      wrong`${start - taken - added} | You went right for $+ (${added})$. Adding a negative number goes left.`,
      wrong`${-result} | The size is right, but the sign is not. Check which side of zero you end up on.`,
      wrong`${-start - taken + added} | You started at $${-start}$. The first number is $${start}$.`,
    ]),
    solution: [
      step`$- (${taken})$ goes ${-taken} to the right, and $+ (${added})$ goes ${-added} to the left. | ${start} + ${-taken} - ${-added}`,
      { text: 'Take one step after the other.', show: picture(walkOnLine(start, -taken, added)) },
      step`So this is the answer. | ${line} = ${result}`,
    ],
  };
};

const PLACES = [
  ['a diver at', 'a bird at', 'How many meters are between them?'],
  ['the floor of a mine at', 'a hill at', 'How many meters higher is the hill?'],
] as const;

const howFar: Make = (draw) => {
  const [low, high] = [-draw.integer(12, 85), draw.integer(15, 90)];
  if (low + high === 0) return howFar(draw, 5);
  const [name = ''] = draw.people(1);
  const [below, above, question] = draw.pick(PLACES);
  const between = high - low;
  return {
    prompt: ask`${name} measures heights from sea level: ${below} $${low}$ meters and ${above} ${high} meters. ${question}`,
    answer: numberAnswer(between, 'm', [
      wrong`${high + low} | You subtracted the distances from sea level. Add them, because one is below sea level and the other is above it.`,
      wrong`${-between} | A distance is never negative. Subtract the lower height from the higher one.`,
      wrong`${-high - low} | You subtracted the distances from sea level. Add them, because one is below sea level and the other is above it.`,
      wrong`${high} | This is only the distance above sea level. Add the distance below sea level.`,
    ]),
    solution: [
      step`The distance is the higher number minus the lower one. | ${high} - (${low})`,
      step`It is ${-low} meters up to sea level, and ${high} more from there. | ${high} + ${-low} = ${between}`,
    ],
  };
};

const longer: Make = (draw, difficulty) => draw.pick([productAndStep, threeSteps, howFar])(draw, difficulty);

const CITIES = ['Oslo', 'Sapporo', 'Astana', 'Winnipeg', 'Ushuaia'] as const;

const colder: Make = (draw, difficulty) => {
  const start = difficulty === 1 ? draw.integer(2, 8) : -draw.integer(2, 9);
  const by = start > 0 ? start + draw.integer(2, 8) : draw.integer(3, 12);
  const story = draw.pick([
    `At noon it is $${start}$ degrees in ${draw.pick(CITIES)}. At night it is ${by} degrees colder. How many degrees is it at night?`,
    `A freezer is at $${start}$ degrees. Its temperature falls by ${by} degrees. How many degrees is it then?`,
    `A team has $${start}$ points and loses ${by} points. How many points does it have then? Write a minus sign below zero.`,
  ]);
  return walked([say(story)], start, -by);
};

const belowZero: Make = (draw) => {
  const start = draw.integer(2, 9);
  return walkOf(start, -start - draw.integer(2, 8));
};

const fromBelow: Make = (draw) => {
  const start = -draw.integer(3, 15);
  return walkOf(start, draw.other(-12, 16, -1, 0, 1, -start));
};

function walkOf(start: number, change: number): Question {
  const math = `${start} ${added(change)}`;
  return walked([say`Evaluate the expression.`, formula(math)], start, change);
}

const bracketsWalk: Make = (draw) => {
  const start = draw.signed(2, 12);
  const number = -draw.integer(2, 12);
  const minus = draw.chance(0.6);
  const change = minus ? -number : number;
  if (start + change === 0) return bracketsWalk(draw, 3);
  return walked(
    [say`Evaluate the expression.`, formula`${start} ${minus ? '-' : '+'} (${number})`],
    start,
    change,
    minus
      ? `Subtracting $${number}$ is the same as adding ${-number}.`
      : `Adding $${number}$ is the same as subtracting ${-number}.`,
  );
};

/** Of numbers below zero, the one with the smallest size is the largest. */
const extreme: Make = (draw) => {
  const asksSmallest = draw.chance(0.5);
  const low = -draw.integer(9, 19);
  const middle = draw.integer(low + 3, -4);
  const high = asksSmallest ? draw.other(1, 9, -low, -middle) : draw.integer(middle + 2, -1);
  const right = asksSmallest ? low : high;
  const [word, side] = asksSmallest ? ['smallest', 'left'] : ['largest', 'right'];
  const shown = draw.shuffled([low, middle, high]);
  return {
    prompt: ask`Which number is the ${word}: ${shown.map((number) => `$${number}$`).join(', ')}?`,
    answer: choiceAnswer(`$${right}$`, [
      wrong`$${asksSmallest ? middle : low}$ | You ignored the minus signs. The ${word} number is farthest to the ${side} on the number line.`,
      asksSmallest
        ? wrong`$${high}$ | This number is above zero. All negative numbers are smaller.`
        : wrong`$${middle}$ | This number is in the middle. Another one is closer to zero, so it is farther to the right.`,
    ]),
    solution: [
      { text: `The ${word} number is farthest to the ${side} on the number line.` },
      {
        text: `In order: $${low} < ${middle} < ${high}$. The ${word} is $${right}$.`,
        show: {
          kind: 'drawing',
          drawing: {
            kind: 'number-line',
            text: `A number line with points at ${low}, ${middle} and ${high}, in this order.`,
            from: -20,
            to: 10,
            step: 5,
            points: [low, middle, high].map((at) => ({ at, label: String(at) })),
          },
        },
      },
    ],
  };
};

export const skill = defineSkill(lesson, {
  1: [colder, belowZero],
  2: [colder, fromBelow, fromBelow, extreme],
  3: [bracketsWalk, bracketsWalk, fromBelow],
  4: [multiplied],
  5: [longer],
});
