import type { Skill } from '../../skill';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import { byDifficulty, type Make } from '../../making/by-difficulty';
import { differentNumbers, inOrder, medianOf, tidy, total } from '../data';
import { observed } from '../observed';
import { corrected, ofTable, unknown } from './harder';
import { lesson } from './lesson';

/** How many numbers at each difficulty. From 3 on two stand in the middle. */
const COUNTS = { 1: 5, 2: 7, 3: 6, 4: 8, 5: 10 } as const;

const ofList: Make = (random, difficulty) => {
  const count = COUNTS[difficulty];
  const numbers = differentNumbers(random, count, 3, 15 + 10 * difficulty);
  const median = medianOf(numbers);
  const unsorted = numbers.slice(Math.ceil(count / 2 - 1), Math.floor(count / 2) + 1);
  const sorted = inOrder(numbers);
  const [before = 0, after = 0] = sorted.slice(Math.ceil(count / 2 - 1), Math.ceil(count / 2 + 1));
  if (total(unsorted) / unsorted.length === median) return ofList(random, difficulty);
  const isEven = count % 2 === 0;
  return {
    prompt: [say(`${observed(random, numbers)} Find the median.`)],
    answer: numberAnswer(median, [
      [
        total(unsorted) / unsorted.length,
        'You took the middle of the list as it is. Put the numbers in order first.',
      ],
      ...(isEven
        ? ([
            [before, `Two numbers are in the middle, ${before} and ${after}. Go halfway between them.`],
            [after, `Two numbers are in the middle, ${before} and ${after}. Go halfway between them.`],
          ] as const)
        : []),
      [tidy(total(numbers) / count), 'This is the mean. The median is the one in the middle.'],
      [
        ((sorted[0] ?? 0) + (sorted.at(-1) ?? 0)) / 2,
        'This is halfway between the smallest and the largest. Look for the middle place in the list.',
      ],
      [Math.ceil(count / 2), 'This is the place in the list. The median is the number at that place.'],
      ...nearly(median),
    ]),
    solution: [
      step('Put them in order, starting with the smallest.', sorted.join(', ')),
      ...(isEven
        ? [
            step(
              `There are ${count}. Two are in the middle: as many come before them as after.`,
              `${before}, ${after}`,
            ),
            step('Go halfway between them.', `(${before} + ${after})/2 = ${median}`),
          ]
        : [
            step(
              `There are ${count}. The middle one is number ${(count + 1) / 2}: ${(count - 1) / 2} come before it and ${(count - 1) / 2} come after.`,
              `"median" = ${median}`,
            ),
          ]),
    ],
  };
};

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [ofList],
    2: [ofList, corrected],
    3: [ofList, ofTable],
    4: [ofList, ofTable, corrected],
    5: [unknown, ofTable],
  }),
};
