import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { seen, type Rule } from './rules';

const RULES = { 1: [4, 9], 2: [9, 8], 3: [11, 9], 4: [11, 8], 5: [11, 9, 8] } as const;
const SIZES = {
  1: [112, 989],
  2: [1112, 9898],
  3: [1112, 9898],
  4: [1112, 9898],
  5: [112233, 989898],
} as const;

/** What is left over: the rule keeps the remainder, not only whether there is one. */
export const remainder: Make = (random, difficulty) => {
  const rule: Rule = pick(random, RULES[difficulty]);
  const [low, high] = SIZES[difficulty];
  const number = randomInteger(random, low, high);
  const value = number % rule;
  const { math, value: smaller, text } = seen(number, rule);
  if (value === 0 || smaller === value || number % 10 === 0) return remainder(random, difficulty);
  const isSigned = smaller < 0;
  const whole = (smaller - value) / rule;
  const turned = rule === 11 ? (11 - value) % 11 : rule - value;
  return {
    prompt: [say(`What is the remainder when ${number} is divided by ${rule}?`)],
    answer: numberAnswer(value, [
      [
        turned,
        rule === 11
          ? 'You started with minus. The last digit gets a plus, then minus and plus alternate.'
          : `This is the distance to the next multiple of ${rule}. The remainder is the distance from the one before.`,
      ],
      [
        smaller,
        `${smaller} has the same remainder. Now ${isSigned ? `add ${rule} until it is` : `subtract ${rule} until it is`} between 0 and ${rule - 1}.`,
      ],
      [
        number % 10,
        rule === 9
          ? 'The last digit is the rule for 2 and 5. For 9, add all the digits.'
          : `The last digit alone does not decide divisibility by ${rule}.`,
      ],
      [0, `It is not divisible: $${number - value} = ${rule} xx ${(number - value) / rule}$.`],
      ...nearly(value),
    ]),
    solution: [
      math === String(smaller)
        ? step(`${text}. The places before them leave no remainder.`, math)
        : step(`${text}.`, `${math} = ${smaller}`),
      step(
        isSigned
          ? `Add ${-whole * rule} to get a number that is 0 or more.`
          : `Subtract the largest multiple of ${rule} that fits.`,
        `${smaller} ${isSigned ? '+' : '-'} ${Math.abs(whole) * rule} = ${value}`,
      ),
      step(`Check: $${number} = ${rule} xx ${(number - value) / rule} + ${value}$.`),
    ],
  };
};
