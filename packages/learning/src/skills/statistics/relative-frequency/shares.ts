import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { tidy } from '../data';

const STORIES = [
  ['seeds', 'sprout', 'did not sprout'],
  ['trains', 'are late', 'are on time'],
  ['shots', 'hit', 'miss'],
  ['visitors', 'come by bicycle', 'come another way'],
  ['eggs', 'are brown', 'are white'],
] as const;

const TOTALS = {
  1: [10, 20, 50],
  2: [20, 25, 40, 50],
  3: [40, 60, 75, 80],
  4: [80, 120, 150],
  5: [120, 160, 250],
} as const;

/** A count of a total, in percent. */
export const percent: Make = (random, difficulty) => {
  const all = pick(random, TOTALS[difficulty]);
  const part = randomInteger(random, 2, all - 2);
  const value = (100 * part) / all;
  if (!Number.isInteger(value) || value === 50) return percent(random, difficulty);
  const [things, what, others] = pick(random, STORIES);
  const asksOthers = difficulty > 1 && random() < 0.4;
  const [given, right] = asksOthers ? [all - part, others] : [part, what];
  return {
    prompt: [say(`Of ${all} ${things}, ${given} ${what}. What percentage ${right}?`)],
    answer: numberAnswer(
      value,
      [
        [100 - value, asksOthers ? `These ${what}.` : 'These are the others.'],
        [part, `This is how many there are. Write it as a part of ${all}, then in hundredths.`],
        [all - part, `This is how many others there are, not a percentage.`],
        ...nearly(value),
      ],
      '%',
    ),
    solution: [
      ...(asksOthers ? [step(`How many ${others}?`, `${all} - ${given} = ${part}`)] : []),
      step('Write the part of the whole.', `${part}/${all}`),
      step('Write it in hundredths.', `${part}/${all} = ${value}/100 = ${value}%`),
    ],
  };
};

/** From a sample to a larger number. */
export const expected: Make = (random, difficulty) => {
  const all = pick(random, TOTALS[difficulty]);
  const [part, times] = [
    randomInteger(random, 3, Math.floor(all / 2) - 1),
    randomInteger(random, 3, 4 + difficulty),
  ];
  const many = (all * times) / 2;
  const value = (part * times) / 2;
  if (
    !Number.isInteger(value) ||
    times % 2 === 0 ||
    !Number.isInteger(many) ||
    !Number.isInteger((1000 * part) / all)
  )
    return expected(random, difficulty);
  const [things, what] = pick(random, STORIES);
  return {
    prompt: [
      say(
        `Of ${all} ${things}, ${part} ${what}. If the share stays the same, how many of ${many} ${things} ${what}?`,
      ),
    ],
    answer: numberAnswer(value, [
      [
        many - all + part,
        `You added the same amount to both numbers. The share stays the same, not the difference.`,
      ],
      [many - value, 'These are the others.'],
      [part, `This is the number out of ${all}. ${many} is ${tidy(many / all)} times as many.`],
      [part * times, `${many} is ${tidy(many / all)} times ${all}.`],
      ...nearly(value),
    ]),
    solution: [
      step('Find the relative frequency.', `${part}/${all} = ${tidy(part / all)}`),
      step(`Expect the same share of ${many}.`, `${tidy(part / all)} xx ${many} = ${value}`),
    ],
  };
};

/** The part and its percent are known: how many are there in all? */
export const whole: Make = (random) => {
  const share = pick(random, [5, 12, 15, 16, 24, 30, 35, 40, 45, 60]);
  const all = 20 * randomInteger(random, 6, 30);
  const part = (share * all) / 100;
  if (!Number.isInteger(part)) return whole(random, 5);
  const [things, what] = pick(random, STORIES);
  return {
    prompt: [
      say(
        `Of some ${things}, ${part} ${what}. That is ${share} percent. How many ${things} are there in all?`,
      ),
    ],
    answer: numberAnswer(all, [
      [
        tidy((share * part) / 100),
        `You took ${share} percent of ${part}. But ${part} is the part, not the whole.`,
      ],
      [all - part, 'These are the others. Count all of them.'],
      [100 * part, `Divide by ${share} as well: ${part} is ${share} hundredths of the whole.`],
      [part + share, 'You added a number and a percentage. A percentage is a part of the whole.'],
      ...nearly(all),
    ]),
    solution: [
      step(
        `${share} percent is ${part}. So this is one percent.`,
        `${part} -: ${share} = ${tidy(part / share)}`,
      ),
      step('The whole is 100 percent.', `100 xx ${tidy(part / share)} = ${all}`),
      step('Check.', `${share}/100 xx ${all} = ${part}`),
    ],
  };
};
