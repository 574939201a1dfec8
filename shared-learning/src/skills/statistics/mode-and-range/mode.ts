import { randomInteger, shuffled } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../algebra/answers';
import { say, step } from '../../algebra/blocks';
import type { Make } from '../../algebra/by-difficulty';
import { differentNumbers, inOrder, medianOf, total } from '../data';
import { drawCounts, frequencyTable } from '../frequency-table';
import { observed } from '../observed';

/** One value comes most often, another nearly as often. */
export const mode: Make = (random, difficulty) => {
  const often = difficulty === 1 ? 3 : 4;
  const [value = 0, rival = 0, ...once] = differentNumbers(random, difficulty + 3, 6, 20 + 10 * difficulty);
  const numbers = shuffled(
    [
      ...Array.from({ length: often }, () => value),
      ...Array.from({ length: often - 1 }, () => rival),
      ...once,
    ],
    random,
  );
  return {
    prompt: [say(`${observed(random, numbers)} Find the mode.`)],
    answer: numberAnswer(value, [
      [often, `This is how often it comes. The mode is the value itself.`],
      [rival, `${rival} comes ${often - 1} times. Another comes more often.`],
      [Math.max(...numbers), 'This is the largest value. The mode is the one that comes most often.'],
      [medianOf(numbers), 'This is the median. The mode is the one that comes most often.'],
      ...nearly(value),
    ]),
    solution: [
      step('Put them in order: equal ones stand together.', inOrder(numbers).join(', ')),
      step(`${value} comes ${often} times, more often than any other.`, `"mode" = ${value}`),
    ],
  };
};

/** Mode or range of a table: of its first column, never of its second. */
export const ofTable: Make = (random, difficulty) => {
  const counts = drawCounts(random, difficulty + 1, 18);
  const often = counts.map(([, count]) => count);
  const values = counts.map(([value]) => value);
  const most = Math.max(...often);
  const mode = counts.find(([, count]) => count === most)?.[0] ?? 0;
  if (often.filter((count) => count === most).length > 1 || mode === values.at(-1))
    return ofTable(random, difficulty);
  const [low, high] = [values[0] ?? 0, values.at(-1) ?? 0];
  const { thing, who, table } = frequencyTable(random, counts);
  const asksMode = random() < 0.5;
  const right = asksMode ? mode : high - low;
  return {
    prompt: [say(`Find the ${asksMode ? 'mode' : 'range'} of the number of ${thing}.`), table],
    answer: numberAnswer(right, [
      ...(asksMode
        ? ([
            [most, `This is how many ${who} have it. The mode is the value in the first column.`],
            [high, 'This is the largest value, not the one that comes most often.'],
            [high - low, 'This is the range.'],
            [values.length, 'This is how many different values there are.'],
            [medianOf(values), 'This is the middle of the first column. Look for the largest count.'],
          ] as const)
        : ([
            [
              most - Math.min(...often),
              'This is the range of the second column. The values stand in the first.',
            ],
            [high, 'This is the largest value. Take the smallest away.'],
            [most, `This is the largest number of ${who}. The values stand in the first column.`],
            [mode, 'This is the mode.'],
          ] as const)),
      ...nearly(right),
    ]),
    solution: asksMode
      ? [
          step(`The second column says how often each value comes. Its largest number is ${most}.`),
          step('The mode is the value in that row.', `"mode" = ${mode}`),
        ]
      : [
          step(`The values stand in the first column: the smallest is ${low}, the largest is ${high}.`),
          step('Take the smallest from the largest.', `${high} - ${low} = ${high - low}`),
        ],
  };
};

/** Five numbers, of which one comes twice and another is unknown. Mode and mean together fix it. */
export const fromModeAndMean: Make = (random) => {
  const [mode = 0, ...others] = differentNumbers(random, 3, 5, 20);
  const fourth = randomInteger(random, 5, 25);
  const all = [mode, mode, ...others, fourth];
  if (total(all) % 5 !== 0 || new Set(all).size < 4) return fromModeAndMean(random, 5);
  const mean = total(all) / 5;
  const known = inOrder([mode, ...others]);
  if (fourth === mean) return fromModeAndMean(random, 5);
  return {
    prompt: [
      say(
        `Five numbers have the mode ${mode} and the mean ${mean}. Three of them are ${known.join(', ')}. Of the other two, one is ${mode} again. Find the last one.`,
      ),
    ],
    answer: numberAnswer(fourth, [
      [mean * 5 - total(known), `This is the sum of both that are missing. One of them is ${mode}.`],
      [mean, 'This is the mean. The last number must make the sum right.'],
      [mean * 4 - total(known), 'There are five numbers in all: the sum is five times the mean.'],
      [mode, `${mode} is the one that comes twice. The last one is another.`],
      ...nearly(fourth),
    ]),
    solution: [
      step('Five numbers with this mean have this sum.', `5 xx ${mean} = ${5 * mean}`),
      step(
        `Four are known, with the second ${mode}.`,
        `${[...known, mode].join(' + ')} = ${5 * mean - fourth}`,
      ),
      step('The last one makes up the rest.', `${5 * mean} - ${5 * mean - fourth} = ${fourth}`),
    ],
  };
};
