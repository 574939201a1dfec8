import {
  ask,
  commonDivisor,
  decimal,
  defineSkill,
  GOODS,
  numberAnswer,
  quotient,
  step,
  wrong,
  type Make,
  type Step,
} from '../builder';
import { lesson } from './lesson';

/** How each building block is found. */
const BLOCKS: Readonly<Record<number, readonly [name: string, divisor: number]>> = {
  50: ['50% is a half.', 2],
  25: ['25% is a quarter.', 4],
  20: ['20% is a fifth.', 5],
  10: ['10% is a tenth.', 10],
  5: ['5% is half of a tenth.', 20],
  1: ['1% is a hundredth.', 100],
};

/** Percentages and the blocks that they are built from. */
const BUILT = {
  1: [[50], [25], [20], [10]],
  2: [[5], [10, 5], [50, 25], [50, 10], [20, 10]],
  3: [
    [25, 10],
    [50, 5],
    [20, 1],
    [10, 1],
    [25, 5],
    [20, 20],
  ],
  4: [
    [25, 20],
    [50, 10, 5],
    [10, 1, 1],
    [50, 25, 10],
    [20, 10, 5],
  ],
} as const;

function partOf(whole: number, percent: number): string {
  return decimal(whole * percent, 100);
}

/** Each block, then their sum. */
function built(whole: number, blocks: readonly number[]): Step[] {
  const steps = [...new Set(blocks)].map((block) => {
    const [name, divisor] = BLOCKS[block] ?? ['', 1];
    return step`${name} | ${whole} -: ${divisor} = ${partOf(whole, block)}`;
  });
  if (blocks.length === 1) return steps;
  const all = blocks.reduce((sum, block) => sum + block, 0);
  const parts = blocks.map((block) => partOf(whole, block));
  return [
    ...steps,
    step`Put ${all}% together: ${blocks.join(' + ')}. | ${parts.join(' + ')} = ${partOf(whole, all)}`,
  ];
}

/** 18 of 24 is 3/4, so 75%. */
const whatPercent: Make = (draw, difficulty) => {
  const whole = draw.pick(difficulty === 3 ? [20, 25, 50, 200] : [40, 60, 75, 80, 120]);
  const percent = 5 * draw.integer(1, 19);
  const part = (whole * percent) / 100;
  const isWhole = Number.isInteger(part) && percent !== 50 && part !== percent;
  if (!isWhole) return whatPercent(draw, difficulty);
  return {
    prompt: ask(
      draw.pick([
        `${part} of ${whole} seats are taken. What percentage is that?`,
        `${part} of ${whole} questions are answered. What percentage is that?`,
        `Of ${whole} seeds, ${part} have come up. What percentage is that?`,
      ]),
    ),
    answer: numberAnswer(percent, '%', [
      wrong`${100 - percent} | This is the percentage of the other part. Check which part the question asks about.`,
      wrong`${part} | ${part} is the count. Percent means how many out of every 100.`,
      wrong`${decimal(percent, 10)} | Your decimal point is one place off. Percent means hundredths.`,
      wrong`${quotient(whole, part)} | You divided ${whole} by ${part}. Divide ${part} by ${whole} instead.`,
      wrong`${percent + 10} | Your answer is too large. 10% of ${whole} is ${partOf(whole, 10)}: count how many times it goes into ${part}.`,
      wrong`${percent - 5} | Your answer is too small. 5% of ${whole} is ${partOf(whole, 5)}: count how many times it goes into ${part}.`,
    ]),
    solution: [
      step`Write it as a fraction and simplify. | ${part}/${whole}${quotient(part, whole) === `${part}/${whole}` ? '' : ` = ${quotient(part, whole)}`}`,
      step`10% of ${whole} is ${partOf(whole, 10)}. How many such tenths make ${part}? | ${part} -: ${partOf(whole, 10)} = ${decimal(percent, 10)}`,
      step`Each tenth is 10%. | ${decimal(percent, 10)} xx 10 = ${percent}`,
    ],
  };
};

/** The remaining percentage is used directly: a decrease of 30% leaves 70%. */
const discount: Make = (draw, difficulty) => {
  const percent = draw.pick(difficulty === 4 ? [10, 20, 30, 40] : [15, 35, 45, 12]);
  const price = difficulty === 4 ? 5 * draw.other(5, 30, 10, 20) : 20 * draw.other(4, 19, 5, 10);
  const isTip = draw.chance(0.35) && percent < 30;
  const kept = isTip ? 100 + percent : 100 - percent;
  const [who = ''] = draw.people(1);
  const change = partOf(price, percent);
  const value = partOf(price, kept);
  return {
    prompt: isTip
      ? ask`A meal costs ${price} dollars. ${who} adds a tip of ${percent}%. How many dollars does ${who} pay?`
      : ask`${draw.pick(GOODS)} costs ${price} dollars. Today it is ${percent}% cheaper. How many dollars does ${who} pay?`,
    answer: numberAnswer(value, [
      isTip
        ? wrong`${change} | This is only the tip. Add it to the price of the meal.`
        : wrong`${change} | This is what is saved. Subtract it from the price.`,
      wrong`${isTip ? price + percent : price - percent} | ${percent}% is not ${percent} dollars: it is ${percent} out of every 100.`,
      wrong`${partOf(price, isTip ? 100 - percent : 100 + percent)} | ${isTip ? 'You subtracted the tip. Add it instead.' : 'You added the discount. Subtract it instead.'}`,
      wrong`${partOf(price, isTip ? 110 : 90)} | You used 10%. Use ${percent}% instead.`,
      wrong`${partOf(price, kept + 5)} | Find ${percent}% again: 10% is ${partOf(price, 10)}.`,
    ]),
    solution: [
      step`10% is a tenth. | ${price} -: 10 = ${partOf(price, 10)}`,
      percent !== 10 &&
        step`So ${percent}% is ${decimal(percent, 10)} times as much. | ${partOf(price, 10)} xx ${decimal(percent, 10)} = ${change}`,
      isTip
        ? step`Add it to the price. | ${price} ${isTip ? '+' : '-'} ${change} = ${value}`
        : step`Subtract it from the price. | ${price} ${isTip ? '+' : '-'} ${change} = ${value}`,
    ],
  };
};

/** From the price paid back to the old price, which the percentage refers to. */
const before: Make = (draw) => {
  const percent = draw.pick([10, 20, 25, 30, 40, 60]);
  const price = 20 * draw.other(2, 24, 5);
  const left = 100 - percent;
  const paid = Number(partOf(price, left));
  const piece = commonDivisor(left, 100);
  const share = left / piece;
  return {
    prompt: ask`${draw.pick(GOODS)} is ${percent}% cheaper than before and now costs ${paid} dollars. How many dollars did it cost before?`,
    answer: numberAnswer(price, [
      wrong`${partOf(paid, 100 + percent)} | You added ${percent}% of ${paid}. The discount was ${percent}% of the old price, which is larger.`,
      wrong`${paid + percent} | You added ${percent} dollars. ${percent}% is ${percent} out of every 100, not ${percent} dollars.`,
      wrong`${partOf(paid, left)} | You took ${percent}% off again. Go back to the old price.`,
      wrong`${quotient(paid * 100, percent)} | You treated ${paid} dollars as ${percent}% of the old price. It is what is left: ${left}%.`,
    ]),
    solution: [
      step`What is left is ${left}% of the old price. | 100 - ${percent} = ${left}`,
      share > 1 &&
        step`So ${left}% is ${paid} dollars. Find ${piece}% first. | ${paid} -: ${share} = ${paid / share}`,
      step`100% is ${100 / piece} times ${piece}%. | ${paid / share} xx ${100 / piece} = ${price}`,
      step`Check: ${percent}% of ${price} is ${partOf(price, percent)}, and $${price} - ${partOf(price, percent)} = ${paid}$.`,
    ],
  };
};

const PARTS = [
  (percent: number, whole: number) => `How much is ${percent}% of ${whole}?`,
  (percent: number, whole: number) =>
    `A trail is ${whole} yards long. How many yards is ${percent}% of the trail?`,
  (percent: number, whole: number) =>
    `A family earns ${whole} dollars and saves ${percent}% of it. How many dollars does it save?`,
  (percent: number, whole: number) =>
    `A can holds ${whole} grams, and ${percent}% of this is fruit. How many grams is that?`,
] as const;

const part: Make = (draw, difficulty) => {
  const blocks = draw.pick(BUILT[difficulty === 5 ? 4 : difficulty]);
  const percent = blocks.reduce<number>((sum, block) => sum + block, 0);
  const whole = difficulty === 1 ? 20 * draw.other(2, 24, 5) : 20 * draw.other(4, 48, 5, 10, 50);
  const value = partOf(whole, percent);
  const last = blocks[blocks.length - 1] ?? 0;
  return {
    prompt: ask(draw.pick(PARTS)(percent, whole)),
    answer: numberAnswer(value, [
      percent !== 10 &&
        wrong`${quotient(whole, percent)} | You divided by ${percent}. ${percent}% means ${percent} out of every 100.`,
      blocks.length > 1 &&
        wrong`${partOf(whole, percent - last)} | This is ${percent - last}% of ${whole}. Add another ${last}%.`,
      wrong`${whole - percent} | You subtracted ${percent}. ${percent}% is ${percent} out of every 100.`,
      wrong`${percent * whole} | You multiplied by ${percent}. Divide it by 100 too.`,
      wrong`${partOf(whole, percent * 10)} | Your decimal point is one place off: 10% is a tenth.`,
      wrong`${partOf(whole, 100 - percent)} | This is the other part, ${100 - percent}%. Subtract it from ${whole}.`,
      wrong`${partOf(whole, percent + 5)} | This is ${percent + 5}% of ${whole}. Find ${percent}% instead.`,
      wrong`${partOf(whole, percent / 10)} | Your decimal point is one place off: 1% is a hundredth, and 10% is a tenth.`,
    ]),
    solution: built(whole, blocks),
  };
};

const EASY = { 50: 'a half', 25: 'a quarter', 20: 'a fifth', 10: 'a tenth' } as const;

/** 16% of 25 is 25% of 16. */
const turned: Make = (draw) => {
  const whole = draw.pick([50, 25, 20] as const);
  const divisor = 100 / whole;
  const value = draw.integer(3, Math.floor(96 / divisor));
  const percent = value * divisor;
  if (percent % 10 === 0 || percent === whole) return turned(draw, 3);
  return {
    prompt: ask`How much is ${percent}% of ${whole}?`,
    answer: numberAnswer(value, [
      wrong`${value * 100} | This is $${percent} xx ${whole}$. Divide it by 100 too.`,
      wrong`${value * 10} | Your decimal point is one place off. Percent means hundredths.`,
      wrong`${decimal(percent, 10)} | This is 10% of ${percent}. Find ${whole}% of ${percent} instead.`,
      wrong`${quotient(whole * 100, percent)} | You found the number of which ${whole} is ${percent}%. Find ${percent}% of ${whole} instead.`,
      wrong`${decimal(whole - value)} | This is the other part, ${100 - percent}% of ${whole}. Subtract it from ${whole}.`,
      wrong`${value + 1} | Your answer is close. Swap the numbers: find ${EASY[whole]} of ${percent}.`,
    ]),
    solution: [
      step`Swap the numbers: ${percent}% of ${whole} is ${whole}% of ${percent}, because both are $${percent} xx ${whole} -: 100$.`,
      step`${whole}% is ${EASY[whole]}. | ${percent} -: ${divisor} = ${value}`,
    ],
  };
};

export const skill = defineSkill(lesson, {
  1: [part],
  2: [part],
  3: [part, turned, whatPercent],
  4: [part, discount, whatPercent],
  5: [before, before, discount],
});
