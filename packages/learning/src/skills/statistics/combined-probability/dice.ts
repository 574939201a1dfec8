import { randomInteger } from 'shared-puzzle-engine';
import { numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { quotient } from '../../making/write';

const COIN_OR_WHEEL = [
  ['flip a coin', 'heads', 1, 2],
  ['spin a wheel with five equal parts, of which two are green,', 'green', 2, 5],
  ['spin a wheel with four equal parts, of which three are green,', 'green', 3, 4],
  ['spin a wheel with three equal parts, of which one is green,', 'green', 1, 3],
  ['spin a wheel with three equal parts, of which two are green,', 'green', 2, 3],
] as const;

/** Something, and a die. */
export const withDie: Make = (random) => {
  const [action, name, over, under] = pick(random, COIN_OR_WHEEL);
  const sides = pick(random, [6, 8, 10]);
  const least = randomInteger(random, 2, sides - 1);
  const fitting = sides - least;
  if (fitting * 2 === sides) return withDie(random, 1);
  const value = quotient(over * fitting, under * sides);
  return {
    prompt: [
      say(
        `You ${action} and roll a fair die with the numbers 1 to ${sides}. How likely is it that you get ${name} and a number greater than ${least}?`,
      ),
    ],
    answer: numberAnswer(value, [
      [
        quotient(over * sides + fitting * under, under * sides),
        'You added. Both must happen: it is a part of a part, so multiply.',
      ],
      [
        quotient(over * (fitting + 1), under * sides),
        `You counted ${least} too. Greater than ${least} starts at ${least + 1}.`,
      ],
      [
        quotient(over * least, under * sides),
        `You used the numbers up to ${least}. The question asks for the others.`,
      ],
      [
        quotient(over + fitting, under + sides),
        'You added the numerators and the denominators. Both must happen: multiply the two fractions.',
      ],
      [quotient(fitting, sides), `This is only the die. You need ${name} as well.`],
    ]),
    solution: [
      step(`How likely is ${name}?`, `${over}/${under}`),
      step(`Numbers on the die greater than ${least}: ${fitting} of ${sides}.`, `${fitting}/${sides}`),
      step('Both together: multiply.', `${over}/${under} xx ${fitting}/${sides} = ${value}`),
    ],
  };
};

/** The sum of two dice: count pairs. */
export const sumOfDice: Make = (random) => {
  const sum = pick(random, [4, 5, 6, 8, 9, 10]);
  const atLeast = sum > 6 && random() < 0.5;
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
    prompt: [
      say(
        `You roll two fair dice and add the numbers. How likely is it that the sum is ${atLeast ? `${sum} or more` : sum}?`,
      ),
    ],
    answer: numberAnswer(value, [
      [
        quotient(atLeast ? 13 - sum : 1, 11),
        'You treated the sums 2 to 12 as equally likely. It is the pairs of numbers that are equally likely: count them.',
      ],
      [
        quotient(unordered.length, 36),
        'You counted each pair once. 2 first and then 3 is a different roll from 3 first and then 2.',
      ],
      [
        quotient(unordered.length, 21),
        'You ignored the order. Then the pairs are not equally likely: 2 and 3 comes up twice as often as 2 and 2.',
      ],
      [quotient(count, 12), 'Two dice have 6 times 6 equally likely pairs, not 12.'],
      [quotient(36 - count, 36), 'This is how likely it is that the sum does not fit.'],
      [quotient(1, 36), `This is the chance of a single pair. ${count} pairs fit.`],
    ]),
    solution: [
      step('All pairs of a first and a second number are equally likely.', '6 xx 6 = 36'),
      step(`${count} pairs fit.`, pairs.join(', ')),
      step('Divide.', value === `${count}/36` ? value : `${count}/36 = ${value}`),
    ],
  };
};
