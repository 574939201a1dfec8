import { randomInteger } from 'shared-puzzle-engine';
import type { Skill } from '../../skill';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import { byDifficulty, type Make } from '../../making/by-difficulty';
import { inOrder, medianOf, tidy, total } from '../data';
import { drawCounts, frequencyTable, writtenOut } from '../frequency-table';
import { observed } from '../observed';
import { numbersAround } from './around';
import { lesson } from './lesson';
import { missing, needed, oneMore } from './sums';

/** For each difficulty: how many numbers, and how far they lie from their mean at most. */
const SIZES = { 1: [3, 4], 2: [4, 6], 3: [5, 9], 4: [6, 15], 5: [6, 25] } as const;

const ofList: Make = (random, difficulty) => {
  const [count, spread] = SIZES[difficulty];
  const mean = randomInteger(random, spread + 3, spread + 6 * difficulty);
  const numbers = numbersAround(mean, count, spread, random);
  const sum = total(numbers);
  const [smallest = 0] = inOrder(numbers);
  const middle = (smallest + Math.max(...numbers)) / 2;
  return {
    prompt: [say(`${observed(random, numbers)} Find the mean.`)],
    answer: numberAnswer(mean, [
      [sum, `This is the sum. There are ${count} numbers: divide by ${count}.`],
      [tidy(sum / (count - 1)), `You divided by ${count - 1}. There are ${count} numbers.`],
      [medianOf(numbers), 'This is the middle of the list. The mean uses all the numbers.'],
      [middle, 'This is halfway between the smallest and the largest. The mean uses all the numbers.'],
      ...nearly(mean),
    ]),
    solution: [
      step('Add them all.', `${numbers.join(' + ')} = ${sum}`),
      step(`There are ${count} of them. Divide.`, `${sum}/${count} = ${mean}`),
    ],
  };
};

/** The mean has one digit behind the point at most. */
const ofTable: Make = (random, difficulty) => {
  const counts = drawCounts(random, difficulty === 5 ? 5 : 4, 9);
  const numbers = writtenOut(counts);
  const [sum, many] = [total(numbers), numbers.length];
  const mean = sum / many;
  const values = counts.map(([value]) => value);
  if (!Number.isInteger(10 * mean) || mean === total(values) / values.length)
    return ofTable(random, difficulty);
  const { thing, who, table } = frequencyTable(random, counts);
  const products = counts.map(([value, count]) => `${value} xx ${count}`).join(' + ');
  return {
    prompt: [say(`Find the mean number of ${thing}.`), table],
    answer: numberAnswer(mean, [
      [
        tidy(total(values) / values.length),
        `You counted each value once. The second column says how often it occurs.`,
      ],
      [tidy(sum / values.length), `You divided by the ${values.length} rows. Divide by all ${many} ${who}.`],
      [tidy(many / values.length), 'This is the mean of the second column. The values are in the first.'],
      [sum, `This is the sum. Divide it by all ${many} ${who}.`],
    ]),
    solution: [
      step('Each value occurs as often as the second column says.', `${products} = ${sum}`),
      step(`How many ${who} are there?`, `${counts.map(([, count]) => count).join(' + ')} = ${many}`),
      step('Divide.', `${sum}/${many} = ${mean}`),
    ],
  };
};

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [ofList],
    2: [ofList],
    3: [ofList, missing],
    4: [missing, oneMore, ofTable],
    5: [needed, ofTable, oneMore],
  }),
};
