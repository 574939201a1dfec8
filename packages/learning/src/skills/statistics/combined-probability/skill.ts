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
      wrong`${quotient(over * sides + fitting * under, under * sides)} | You added. Both must happen, so multiply.`,
      wrong`${quotient(over * (fitting + 1), under * sides)} | You counted ${least} too. “Greater than ${least}” starts at ${least + 1}.`,
      wrong`${quotient(over * least, under * sides)} | You used the numbers up to ${least}. The question asks for the others.`,
      wrong`${quotient(over + fitting, under + sides)} | You added the numerators and the denominators. Both must happen, so multiply the two fractions.`,
      wrong`${quotient(fitting, sides)} | This is the probability for the die only. You need ${name} as well.`,
    ]),
    solution: [
      step`How likely is ${name}? | ${over}/${under}`,
      step`Of the ${sides} numbers on the die, ${fitting} ${fitting === 1 ? 'is' : 'are'} greater than ${least}. | ${fitting}/${sides}`,
      step`Both must happen, so multiply. | ${over}/${under} xx ${fitting}/${sides} = ${value}`,
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
      wrong`${quotient(atLeast ? 13 - sum : 1, 11)} | You treated the sums 2 to 12 as equally likely. The pairs of numbers are equally likely, so count pairs.`,
      wrong`${quotient(unordered.length, 36)} | You counted each pair once. Count 2 and then 3 separately from 3 and then 2.`,
      wrong`${quotient(unordered.length, 21)} | You ignored the order. Without order, the pairs are not equally likely: 2 and 3 comes up twice as often as 2 and 2.`,
      wrong`${quotient(count, 12)} | Two dice have 6 times 6 equally likely pairs, not 12.`,
      wrong`${quotient(36 - count, 36)} | This is the probability of all other sums. Subtract it from 1.`,
      wrong`${quotient(1, 36)} | This is the probability of a single pair. Count all the pairs that fit.`,
    ]),
    solution: [
      step`All pairs of a first and a second number are equally likely. | 6 xx 6 = 36`,
      step`${count} pairs fit. | ${pairs.join(', ')}`,
      step`Divide. | ${value === `${count}/36` ? value : `${count}/36 = ${value}`}`,
    ],
  };
};

function isBack(back: boolean): string {
  return back
    ? 'and put the first one back before you take the second'
    : 'without putting the first one back';
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
      wrong`${quotient(count * (count - 1 + less), all * (all - 1 + less))} | ${back ? `You left out the first ball. It is put back, so the bag is full again.` : `You put the first ball back. It stays out of the bag, so ${all - 1} balls are left.`}`,
      wrong`${quotient(count * (all - less) + (count - less) * all, all * (all - less))} | You added. Both must happen, so multiply.`,
      wrong`${quotient(count, all)} | This is the probability for the first ball only. The second must be ${color} too.`,
      wrong`${quotient((count - 1) * count, all * all)} | You reduced only the ${color} balls. There is also one fewer ball in all: ${all - 1}.`,
      wrong`${quotient((all - count) * (all - count - less), all * (all - less))} | This is the probability that neither is ${color}. Find the probability that both are.`,
      wrong`${quotient(count * count, all * (all - 1))} | You counted the first ball again. One ${color} ball is out of the bag, so ${count - 1} of them ${count === 2 ? 'is' : 'are'} left.`,
    ]),
    solution: [
      step`Find the probability that the first ball is ${color}. | ${count}/${all}`,
      back
        ? step`It is put back, so the second draw has the same probability. | ${second}`
        : step`Now ${all - 1} balls are left, ${count - 1} of them ${color}. | ${second}`,
      step`Both must happen, so multiply. | ${count}/${all} xx ${second} = ${value}`,
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
    prompt: ask`A bag holds ${listed(bag)}. You take two balls without putting the first one back. How likely is it that they have ${same ? 'the same color' : 'different colors'}?`,
    answer: numberAnswer(value, [
      same
        ? wrong`${quotient(a * (a - 1), under)} | This is the probability of two ${one} balls only. Two ${another} balls have the same color too.`
        : wrong`${quotient(a * b, under)} | This is the probability of ${one} first only. The first ball may also be ${another}, so there are two ways.`,
      wrong`${quotient(other, under)} | This is the probability of ${same ? 'different colors' : 'the same color'}. Subtract it from 1.`,
      wrong`${quotient(same ? a * a + b * b : 2 * a * b, all * all)} | You put the first ball back. It stays out of the bag, so there is one fewer ball in it.`,
      wrong`${quotient(1, 2)} | You treated the two outcomes as equally likely. Count the pairs of balls instead.`,
      wrong`${quotient(b * (b - 1), under)} | This is the probability of two ${another} balls only. Read again which pairs fit.`,
    ]),
    solution: [
      ...(same
        ? [
            step`Find the probability that both are ${one}. | ${a}/${all} xx ${a - 1}/${all - 1} = ${a * (a - 1)}/${under}`,
            step`Find the probability that both are ${another}. | ${b}/${all} xx ${b - 1}/${all - 1} = ${b * (b - 1)}/${under}`,
          ]
        : [
            step`Find the probability of ${one} first and then ${another}. | ${a}/${all} xx ${b}/${all - 1} = ${a * b}/${under}`,
            step`Find the probability of ${another} first and then ${one}. | ${b}/${all} xx ${a}/${all - 1} = ${a * b}/${under}`,
          ]),
      step`Add the probabilities, because either outcome counts. | ${same ? `${a * (a - 1)}/${under} + ${b * (b - 1)}/${under} = ${value}` : `${a * b}/${under} + ${a * b}/${under} = ${value}`}`,
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
      wrong`${quotient(over * tries, under)} | You added the probabilities. Successes can happen together, so adding counts some cases twice.`,
      wrong`${quotient(rest ** tries, under ** tries)} | This is the probability of none. “At least one” is the opposite, so subtract it from 1.`,
      wrong`${quotient(over ** tries, under ** tries)} | This is the probability that it happens all ${tries} times. Once is enough.`,
      wrong`${quotient(tries * over * rest ** (tries - 1), under ** tries)} | This is the probability of exactly one success. “At least one” includes two or more.`,
      wrong`${quotient(over, under)} | This is the probability for a single attempt. With more attempts, it gets larger.`,
      wrong`${quotient(under ** tries - over ** tries, under ** tries)} | You subtracted the probability of all ${tries} from 1. The opposite of “at least one” is “none.”`,
    ]),
    solution: [
      step`“At least one” is the opposite of “none.” Find the probability that it does not happen in one attempt. | 1 - ${over}/${under} = ${rest}/${under}`,
      step`“None” means that it does not happen any of the ${tries} times. Multiply. | ${none} = ${quotient(rest ** tries, under ** tries)}`,
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
