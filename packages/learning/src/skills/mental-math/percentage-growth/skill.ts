import { numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import { byDifficulty, type Make } from '../../making/by-difficulty';
import { other, pick } from '../../making/draw';
import type { Skill } from '../../skill';
import { decimal } from '../write-number';
import { inAll } from './in-all';
import { doubling, twoYears } from './years';
import { lesson } from './lesson';
import { backToStart, upAndBack } from './way-back';

const THINGS = [
  (n: number, change: string) =>
    `A school has ${n} students. The number ${change}. How many students are there now?`,
  (n: number, change: string) => `A rent of ${n} dollars ${change}. How many dollars is it now?`,
  (n: number, change: string) =>
    `The area of a lake is ${n} hectares. It ${change}. How many hectares is it now?`,
] as const;

const once: Make = (random, difficulty) => {
  const percent = pick(random, difficulty === 1 ? [10, 20, 25, 50] : [5, 15, 30, 35, 40]);
  const rises = random() < 0.5;
  const start = (difficulty === 1 ? 20 : 60) * other(random, 3, 24, 5);
  const factor = rises ? 100 + percent : 100 - percent;
  const value = (start * factor) / 100;
  const change = (start * percent) / 100;
  const word = rises ? 'rises' : 'falls';
  return {
    prompt: [say(pick(random, THINGS)(start, `${word} by ${percent}%`))],
    answer: numberAnswer(decimal(value), [
      [decimal(change), `This is the change. The new value is ${decimal(factor, 100)} times the old one.`],
      [
        rises ? start + percent : start - percent,
        `${percent}% is not ${percent}: it is ${percent} out of every 100.`,
      ],
      [decimal(rises ? start - change : start + change), `It ${word}. Check the direction.`],
      [decimal(start * factor, 1000), 'The decimal point is one place off.'],
      [decimal(value + start / 20), `Work out ${percent}% again: 10% is ${decimal(start, 10)}.`],
    ]),
    solution: [
      step(
        'Find the growth factor.',
        `1 ${rises ? '+' : '-'} ${decimal(percent, 100)} = ${decimal(factor, 100)}`,
      ),
      step(`In parts: ${percent}% of ${start}.`, `${start} xx ${decimal(percent, 100)} = ${decimal(change)}`),
      step(
        rises ? 'Add them.' : 'Take them away.',
        `${start} ${rises ? '+' : '-'} ${decimal(change)} = ${decimal(value)}`,
      ),
    ],
  };
};

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [once],
    2: [once, doubling],
    3: [twoYears, inAll, doubling],
    4: [twoYears, inAll, backToStart],
    5: [upAndBack, backToStart, twoYears],
  }),
};
