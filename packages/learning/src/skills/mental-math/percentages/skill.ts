import { randomInteger } from 'shared-puzzle-engine';
import { numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import { byDifficulty, type Make } from '../../making/by-difficulty';
import { other, pick } from '../../making/draw';
import { quotient } from '../../making/write';
import type { Skill } from '../../skill';
import { decimal } from '../write-number';
import { lesson } from './lesson';
import { BUILT, built, partOf } from './parts';
import { before, discount } from './prices';
import { whatPercent } from './what-percent';

const part: Make = (random, difficulty) => {
  const blocks = pick(random, BUILT[difficulty === 5 ? 4 : difficulty]);
  const percent = blocks.reduce<number>((sum, block) => sum + block, 0);
  const whole = difficulty === 1 ? 20 * other(random, 2, 24, 5) : 20 * other(random, 4, 48, 5, 10, 50);
  const value = partOf(whole, percent);
  const last = blocks[blocks.length - 1] ?? 0;
  return {
    prompt: [say(`How much is ${percent}% of ${whole}?`)],
    answer: numberAnswer(value, [
      ...(percent === 10
        ? []
        : [
            [
              quotient(whole, percent),
              `You divided by ${percent}. ${percent}% means ${percent} out of every 100.`,
            ] as const,
          ]),
      ...(blocks.length > 1
        ? [
            [
              partOf(whole, percent - last),
              `This is ${percent - last}%. Another ${last}% is missing.`,
            ] as const,
          ]
        : []),
      [partOf(whole, percent * 10), 'The decimal point is one place off: 10% is a tenth.'],
      [partOf(whole, 100 - percent), `This is the other part: ${100 - percent}%.`],
      [partOf(whole, percent + 5), `This is ${percent + 5}%.`],
      [partOf(whole, percent / 10), 'The decimal point is one place off: 1% is a hundredth, 10% a tenth.'],
    ]),
    solution: built(whole, blocks),
  };
};

const EASY = { 50: 'a half', 25: 'a quarter', 20: 'a fifth', 10: 'a tenth' } as const;

/** 16 % of 25 is 25 % of 16. */
const turned: Make = (random) => {
  const whole = pick(random, [50, 25, 20] as const);
  const divisor = 100 / whole;
  const value = randomInteger(random, 3, Math.floor(96 / divisor));
  const percent = value * divisor;
  if (percent % 10 === 0 || percent === whole) return turned(random, 3);
  return {
    prompt: [say(`How much is ${percent}% of ${whole}?`)],
    answer: numberAnswer(value, [
      [value * 100, `This is $${percent} xx ${whole}$. Percent also means: divide by 100.`],
      [value * 10, 'The decimal point is one place off.'],
      [decimal(percent, 10), `This is 10% of ${percent}. Turned around, it is ${whole}% of ${percent}.`],
      [quotient(whole * 100, percent), `You found the number that ${whole} is ${percent}% of.`],
      [decimal(whole - value), `This is the other part: ${100 - percent}% of ${whole}.`],
      [value + 1, `Turn it around: ${EASY[whole]} of ${percent}.`],
    ]),
    solution: [
      step(
        `Turn it around: ${percent}% of ${whole} is ${whole}% of ${percent}, because both are $${percent} xx ${whole} -: 100$.`,
      ),
      step(`${whole}% is ${EASY[whole]}.`, `${percent} -: ${divisor} = ${value}`),
    ],
  };
};

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [part],
    2: [part],
    3: [part, turned, whatPercent],
    4: [part, discount, whatPercent],
    5: [before, before, discount],
  }),
};
