import { randomInteger } from 'shared-puzzle-engine';
import { formula, say, step } from '../../making/blocks';
import { numberAnswer } from '../../making/answers';
import { byDifficulty, type Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import type { Skill } from '../../skill';
import { estimateAnswer } from '../estimate-answer';
import { decimal } from '../write-number';
import { exactRoot } from './exact-root';
import { lesson } from './lesson';

/** The nearest whole number, by the squares around it. */
const nearest: Make = (random, difficulty) => {
  const low = difficulty === 1 ? randomInteger(random, 4, 10) : randomInteger(random, 9, 19);
  const number = randomInteger(random, low ** 2 + 2, (low + 1) ** 2 - 2);
  const value = number - low ** 2 <= low ? low : low + 1;
  const wrong = value === low ? low + 1 : low;
  return {
    prompt: [say('Which whole number is nearest to this square root?'), formula(`sqrt(${number})`)],
    answer: numberAnswer(value, [
      [
        wrong,
        `${number} lies between $${low}^2 = ${low ** 2}$ and $${low + 1}^2 = ${(low + 1) ** 2}$. Check which one is closer.`,
      ],
      [decimal(number, 2), 'You halved. The square root is the number whose square this is.'],
      [Math.round(number / 4), 'You divided by 4. Ask which number times itself comes close.'],
      [
        value + (value === low ? -1 : 1),
        `Too far: between $${low}^2 = ${low ** 2}$ and $${low + 1}^2 = ${(low + 1) ** 2}$.`,
      ],
      [
        value + (value === low ? 2 : -2),
        `Too far: between $${low}^2 = ${low ** 2}$ and $${low + 1}^2 = ${(low + 1) ** 2}$.`,
      ],
    ]),
    solution: [
      step(
        `Which two squares is ${number} between?`,
        `${low}^2 = ${low ** 2}, ${low + 1}^2 = ${(low + 1) ** 2}`,
      ),
      step(
        'How far away is each?',
        `${number} - ${low ** 2} = ${number - low ** 2}, ${(low + 1) ** 2} - ${number} = ${(low + 1) ** 2 - number}`,
      ),
      step(`The closer one is the square of ${value}.`, `sqrt(${number}) ~~ ${value}`),
    ],
  };
};

const ASKS = [
  (number: number) =>
    `A square garden has an area of ${number} square meters. About how many meters long is one side?`,
  (number: number) =>
    `A square tile has an area of ${number} square centimeters. About how many centimeters long is its side?`,
] as const;

/** The nearest root, and what is over divided by twice that root. */
const refined: Make = (random, difficulty) => {
  const root = { 1: [5, 9], 2: [5, 9], 3: [6, 12], 4: [11, 20], 5: [20, 40] }[difficulty];
  const base = randomInteger(random, root[0] ?? 5, root[1] ?? 9);
  const over = randomInteger(random, -base + 1, base - 1);
  if (Math.abs(over) < 2 + base / 8) return refined(random, difficulty);
  const number = base ** 2 + over;
  const value = Math.sqrt(number).toFixed(2);
  const hundredths = Math.round((Math.abs(over) * 100) / (2 * base));
  const change = decimal(hundredths, 100);
  const isRounded = (Math.abs(over) * 100) % (2 * base) !== 0;
  const sign = over < 0 ? '-' : '+';
  const guess = decimal(100 * base + Math.sign(over) * hundredths, 100);
  const near = decimal(Math.round((base + over / base) * 10), 10);
  const ask =
    difficulty > 3 && random() < 0.5
      ? [say(pick(random, ASKS)(number))]
      : [say('Estimate this square root to one decimal place.'), formula(`sqrt(${number})`)];
  return {
    prompt: [...ask, say('Any answer within 0.1 of the exact value is correct.')],
    answer: estimateAnswer(value, '0.1', [
      [near, `You divided ${Math.abs(over)} by ${base}. There are two strips: divide by ${2 * base}.`],
      [
        decimal(Math.round((base - over / (2 * base)) * 10), 10),
        over < 0
          ? `${number} is less than $${base}^2$, so the root is less than ${base}.`
          : `${number} is more than $${base}^2$, so the root is more than ${base}.`,
      ],
      [base, `This is the square root of ${base ** 2}. Continue to one decimal place.`],
      [decimal(number, 2), 'You halved. The square root is the number whose square this is.'],
      [
        decimal(Math.round((base + over / 10) * 10), 10),
        `What is left over, ${Math.abs(over)}, is not tenths: divide it by $2 xx ${base}$.`,
      ],
      [base + (over < 0 ? -1 : 1), 'This is the next whole number. The root is in between.'],
      [
        decimal((base + (over < 0 ? -2 : 2)) * 10, 10),
        'This is too far away: its square is much too far off.',
      ],
    ]),
    solution: [
      step('Find the nearest square.', `${base}^2 = ${base ** 2}`),
      step(
        over < 0 ? 'How much too large is it?' : 'How much is left over?',
        over < 0 ? `${base ** 2} - ${number} = ${-over}` : `${number} - ${base ** 2} = ${over}`,
      ),
      step(
        `It is in two strips that are ${base} long: divide by twice ${base}.`,
        `${Math.abs(over)} -: ${2 * base} ${isRounded ? '~~' : '='} ${change}`,
      ),
      step(over < 0 ? 'Take it away.' : 'Add it.', `${base} ${sign} ${change} = ${guess}`),
      step(`With a calculator: $sqrt(${number}) ~~ ${value}$.`),
    ],
  };
};

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [nearest],
    2: [nearest, exactRoot],
    3: [refined, exactRoot],
    4: [refined, refined, exactRoot],
    5: [refined, refined, exactRoot],
  }),
};
