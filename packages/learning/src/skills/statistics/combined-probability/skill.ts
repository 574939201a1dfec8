import {
  ask,
  commonDivisor,
  defineSkill,
  drawBag,
  listed,
  numberAnswer,
  quotient,
  sizeOf,
  step,
  wrong,
  type Make,
} from '../builder';
import { lesson } from './lesson';

const COIN_OR_WHEEL = [
  ['flip a coin', 'heads', 1, 2],
  ['spin a wheel with five equal parts, of which two are green,', 'green', 2, 5],
  ['spin a wheel with four equal parts, of which three are green,', 'green', 3, 4],
  ['spin a wheel with three equal parts, of which one is green,', 'green', 1, 3],
  ['spin a wheel with three equal parts, of which two are green,', 'green', 2, 3],
] as const;

/** Something, and a die. */
const withDie: Make = (draw) => {
  const [action, name, over, under] = draw.pick(COIN_OR_WHEEL);
  const sides = draw.pick([6, 8, 10]);
  const least = draw.integer(2, sides - 1);
  const fitting = sides - least;
  if (fitting * 2 === sides) return withDie(draw, 1);
  const value = quotient(over * fitting, under * sides);
  return {
    prompt: ask`You ${action} and roll a fair die with the numbers 1 to ${sides}. How likely is it that you get ${name} and a number greater than ${least}?`,
    answer: numberAnswer(value, [
      wrong`${quotient(over * sides + fitting * under, under * sides)} | You added. Both must happen: it is a part of a part, so multiply.`,
      wrong`${quotient(over * (fitting + 1), under * sides)} | You counted ${least} too. Greater than ${least} starts at ${least + 1}.`,
      wrong`${quotient(over * least, under * sides)} | You used the numbers up to ${least}. The question asks for the others.`,
      wrong`${quotient(over + fitting, under + sides)} | You added the numerators and the denominators. Both must happen: multiply the two fractions.`,
      wrong`${quotient(fitting, sides)} | This is only the die. You need ${name} as well.`,
    ]),
    solution: [
      step`How likely is ${name}? | ${over}/${under}`,
      step`Numbers on the die greater than ${least}: ${fitting} of ${sides}. | ${fitting}/${sides}`,
      step`Both together: multiply. | ${over}/${under} xx ${fitting}/${sides} = ${value}`,
    ],
  };
};

/** The sum of two dice: count pairs. */
const sumOfDice: Make = (draw) => {
  const sum = draw.pick([4, 5, 6, 8, 9, 10]);
  const atLeast = sum > 6 && draw.chance(0.5);
  const sides = [1, 2, 3, 4, 5, 6];
  const fits = (first: number, second: number) => (atLeast ? first + second >= sum : first + second === sum);
  const pairs = sides.flatMap((first) =>
    sides.filter((second) => fits(first, second)).map((second) => `${first} + ${second}`),
  );
  const unordered = sides.flatMap((first) =>
    sides.filter((second) => second >= first && fits(first, second)),
  );
  const count = pairs.length;
  const value = quotient(count, 36);
  return {
    prompt: ask`You roll two fair dice and add the numbers. How likely is it that the sum is ${atLeast ? `${sum} or more` : sum}?`,
    answer: numberAnswer(value, [
      wrong`${quotient(atLeast ? 13 - sum : 1, 11)} | You treated the sums 2 to 12 as equally likely. It is the pairs of numbers that are equally likely: count them.`,
      wrong`${quotient(unordered.length, 36)} | You counted each pair once. 2 first and then 3 is a different roll from 3 first and then 2.`,
      wrong`${quotient(unordered.length, 21)} | You ignored the order. Then the pairs are not equally likely: 2 and 3 comes up twice as often as 2 and 2.`,
      wrong`${quotient(count, 12)} | Two dice have 6 times 6 equally likely pairs, not 12.`,
      wrong`${quotient(36 - count, 36)} | This is how likely it is that the sum does not fit.`,
      wrong`${quotient(1, 36)} | This is the chance of a single pair. ${count} pairs fit.`,
    ]),
    solution: [
      step`All pairs of a first and a second number are equally likely. | 6 xx 6 = 36`,
      step`${count} pairs fit. | ${pairs.join(', ')}`,
      step`Divide. | ${value === `${count}/36` ? value : `${count}/36 = ${value}`}`,
    ],
  };
};

function isBack(back: boolean): string {
  return back ? 'and put the first one back before you take the second' : 'and put none back';
}

/** Two of one color, with replacement at difficulty 2, without from 3 on. */
const bothOfOne: Make = (draw, difficulty) => {
  const back = difficulty === 2 || draw.chance(0.3);
  const bag = drawBag(draw, 2, 4 + difficulty);
  const [color, count] = bag[0] ?? ['', 0];
  const all = sizeOf(bag);
  const less = back ? 0 : 1;
  const value = quotient(count * (count - less), all * (all - less));
  const second = `${count - less}/${all - less}`;
  return {
    prompt: ask`A bag holds ${listed(bag)}. You take two balls ${isBack(back)}. How likely is it that both are ${color}?`,
    answer: numberAnswer(value, [
      wrong`${quotient(count * (count - 1 + less), all * (all - 1 + less))} | ${back ? `You left out the first ball. It is put back: the bag is full again.` : `You put the first ball back. It stays out of the bag: ${all - 1} balls are left.`}`,
      wrong`${quotient(count * (all - less) + (count - less) * all, all * (all - less))} | You added. One and then the other is a part of a part: multiply.`,
      wrong`${quotient(count, all)} | This is only the first ball. The second must be ${color} too.`,
      wrong`${quotient((count - 1) * count, all * all)} | There is also one fewer ball in all when one is out of the bag: ${all - 1}.`,
      wrong`${quotient((all - count) * (all - count - less), all * (all - less))} | This is the chance that neither is ${color}.`,
      wrong`${quotient(count * count, all * (all - 1))} | One ${color} ball is out of the bag, so ${count - 1} of them ${count === 2 ? 'is' : 'are'} left.`,
    ]),
    solution: [
      step`The first is ${color}. | ${count}/${all}`,
      back
        ? step`It is put back. So the second has the same chance. | ${second}`
        : step`Now ${all - 1} balls are left, ${count - 1} of them ${color}. | ${second}`,
      step`One and then the other: multiply. | ${count}/${all} xx ${second} = ${value}`,
    ],
  };
};

/** One of each color in any order, or two of the same. */
const mixed: Make = (draw, difficulty) => {
  const bag = drawBag(draw, 2, 4 + difficulty);
  const [[one, a] = ['', 0], [another, b] = ['', 0]] = bag;
  const all = a + b;
  const under = all * (all - 1);
  const same = draw.chance(0.5);
  const [ways, other] = same
    ? [a * (a - 1) + b * (b - 1), 2 * a * b]
    : [2 * a * b, a * (a - 1) + b * (b - 1)];
  const value = quotient(ways, under);
  if (ways * 2 === under) return mixed(draw, difficulty);
  return {
    prompt: ask`A bag holds ${listed(bag)}. You take two balls and put none back. How likely is it that they have ${same ? 'the same color' : 'different colors'}?`,
    answer: numberAnswer(value, [
      same
        ? wrong`${quotient(a * (a - 1), under)} | This is only ${one} twice. Two ${another} ones have the same color too.`
        : wrong`${quotient(a * b, under)} | This is only ${one} first. It may also be ${another} first: there are two ways.`,
      wrong`${quotient(other, under)} | This is the chance of ${same ? 'different colors' : 'the same color'}.`,
      wrong`${quotient(same ? a * a + b * b : 2 * a * b, all * all)} | You put the first ball back. It stays out of the bag, so there is one fewer ball in it.`,
      wrong`${quotient(1, 2)} | Same or different: these two are not equally likely.`,
      wrong`${quotient(b * (b - 1), under)} | This is only ${another} twice.`,
    ]),
    solution: [
      ...(same
        ? [
            step`Both ${one}. | ${a}/${all} xx ${a - 1}/${all - 1} = ${a * (a - 1)}/${under}`,
            step`Both ${another}. | ${b}/${all} xx ${b - 1}/${all - 1} = ${b * (b - 1)}/${under}`,
          ]
        : [
            step`First ${one}, then ${another}. | ${a}/${all} xx ${b}/${all - 1} = ${a * b}/${under}`,
            step`First ${another}, then ${one}. | ${b}/${all} xx ${a}/${all - 1} = ${a * b}/${under}`,
          ]),
      step`One way or the other: add. | ${same ? `${a * (a - 1)}/${under} + ${b * (b - 1)}/${under} = ${value}` : `${a * b}/${under} + ${a * b}/${under} = ${value}`}`,
    ],
  };
};

const STORIES = [
  ['A lamp is red', 'You pass', 'such lamps', 'at least one of them is red'],
  ['A player hits', 'The player throws', 'times', 'at least one throw hits'],
  ['A wheel stops at a star', 'You spin it', 'times', 'it stops at a star at least once'],
] as const;

/** The opposite of none, in two or three independent tries. */
const atLeastOne: Make = (draw, difficulty) => {
  const under = draw.integer(3, 6);
  const over = draw.integer(1, under - 1);
  const tries = difficulty === 5 ? 3 : 2;
  const rest = under - over;
  if (commonDivisor(over, under) > 1 || over === rest) return atLeastOne(draw, difficulty);
  const [start, action, things, asked] = draw.pick(STORIES);
  const value = quotient(under ** tries - rest ** tries, under ** tries);
  const none = Array.from({ length: tries }, () => `${rest}/${under}`).join(' xx ');
  return {
    prompt: ask`${start} with probability $${over}/${under}$, independently each time. ${action} ${tries} ${things}. How likely is it that ${asked}?`,
    answer: numberAnswer(value, [
      wrong`${quotient(over * tries, under)} | You added the chances. They can happen together, so adding counts some cases twice.`,
      wrong`${quotient(rest ** tries, under ** tries)} | This is the chance of none. At least one is the opposite: subtract it from 1.`,
      wrong`${quotient(over ** tries, under ** tries)} | This is the chance that it happens all ${tries} times.`,
      wrong`${quotient(tries * over * rest ** (tries - 1), under ** tries)} | This is the chance of exactly one. More than one is also at least one.`,
      wrong`${quotient(over, under)} | This is the chance of a single try.`,
      wrong`${quotient(under ** tries - over ** tries, under ** tries)} | You subtracted the chance that it happens all ${tries} times from 1. The opposite of at least one is none.`,
    ]),
    solution: [
      step`At least one is the opposite of none. The chance that it does not happen in one try: | 1 - ${over}/${under} = ${rest}/${under}`,
      step`None: not the first time, and not any other time. Multiply. | ${none} = ${quotient(rest ** tries, under ** tries)}`,
      step`Subtract it from 1. | 1 - ${quotient(rest ** tries, under ** tries)} = ${value}`,
    ],
  };
};

export const skill = defineSkill(lesson, {
  1: [withDie],
  2: [withDie, bothOfOne],
  3: [bothOfOne, sumOfDice],
  4: [sumOfDice, mixed, atLeastOne],
  5: [mixed, atLeastOne],
});
