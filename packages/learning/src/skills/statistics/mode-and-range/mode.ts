import { shuffled } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { differentNumbers, inOrder, medianOf } from '../data';
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
      [often, `This is how often it occurs. The mode is the value itself.`],
      [rival, `${rival} occurs ${often - 1} times. Another value occurs more often.`],
      [Math.max(...numbers), 'This is the largest value. The mode is the one that occurs most often.'],
      [medianOf(numbers), 'This is the median. The mode is the one that occurs most often.'],
      ...nearly(value),
    ]),
    solution: [
      step('Put them in order so that equal ones are together.', inOrder(numbers).join(', ')),
      step(`${value} occurs ${often} times, more often than any other.`, `"mode" = ${value}`),
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
            [high, 'This is the largest value, not the one that occurs most often.'],
            [high - low, 'This is the range.'],
            [values.length, 'This is how many different values there are.'],
            [medianOf(values), 'This is the middle of the first column. Look for the largest count.'],
          ] as const)
        : ([
            [
              most - Math.min(...often),
              'This is the range of the second column. The values are in the first.',
            ],
            [high, 'This is the largest value. Subtract the smallest.'],
            [most, `This is the largest number of ${who}. The values are in the first column.`],
            [mode, 'This is the mode.'],
          ] as const)),
      ...nearly(right),
    ]),
    solution: asksMode
      ? [
          step(`The second column says how often each value occurs. Its largest number is ${most}.`),
          step('The mode is the value in that row.', `"mode" = ${mode}`),
        ]
      : [
          step(`The values are in the first column: the smallest is ${low}, the largest is ${high}.`),
          step('Subtract the smallest from the largest.', `${high} - ${low} = ${high - low}`),
        ],
  };
};
