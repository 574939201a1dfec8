import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { people } from '../../making/draw';
import { differentNumbers, inOrder, medianOf, tidy, total } from '../data';
import { drawCounts, frequencyTable, writtenOut } from '../frequency-table';

export const ofTable: Make = (random, difficulty) => {
  const counts = drawCounts(random, 4, difficulty === 3 ? 6 : 9);
  const numbers = writtenOut(counts);
  const many = numbers.length;
  const median = medianOf(numbers);
  const values = counts.map(([value]) => value);
  if (median === medianOf(values) || (difficulty === 5) !== (many % 2 === 0))
    return ofTable(random, difficulty);
  const { thing, who, table } = frequencyTable(random, counts);
  const half = Math.ceil(many / 2);
  const place =
    many % 2 === 1
      ? `The middle one of ${many} is number ${half}: ${half - 1} come before it.`
      : `The middle ones of ${many} are number ${half} and number ${half + 1}.`;
  let counted = 0;
  const runs = counts.map(([value, count]) => {
    counted += count;
    return `number ${counted} is the last ${value}`;
  });
  const often = Math.max(...counts.map(([, count]) => count));
  return {
    prompt: [say(`Find the median number of ${thing}.`), table],
    answer: numberAnswer(median, [
      [
        medianOf(values),
        'This is the middle of the first column. Each value must be counted as often as it occurs.',
      ],
      [
        medianOf(counts.map(([, count]) => count)),
        'This is the middle of the second column. That says how often, not which value.',
      ],
      [tidy(many / 2), `This is half of the ${many} ${who}. The median is the value at that place.`],
      [
        counts.find(([, count]) => count === often)?.[0] ?? 0,
        'This value occurs most often. The median is in the middle.',
      ],
      [tidy(total(numbers) / many), 'This is the mean.'],
      ...nearly(median),
    ]),
    solution: [
      step(`How many ${who} are there?`, `${counts.map(([, count]) => count).join(' + ')} = ${many}`),
      step(place),
      step(`Count along the table: ${runs.join(', ')}.`),
      step('So this is the median.', `"median" = ${median}`),
    ],
  };
};

/** The numbers stand in order, one of the middle two is unknown; the median is known. */
export const unknown: Make = (random) => {
  const numbers = inOrder(differentNumbers(random, 6, 5, 50));
  const asked = randomInteger(random, 2, 3);
  const [value = 0, other = 0] = [numbers[asked], numbers[5 - asked]];
  const median = (value + other) / 2;
  const shown = numbers.map((number, place) => (place === asked ? 'x' : number)).join(', ');
  return {
    prompt: [say(`These numbers are in order: $${shown}$. Their median is ${median}. Find $x$.`)],
    answer: numberAnswer(value, [
      [median, 'This is the median. It is halfway between the two in the middle.'],
      [
        tidy((median + other) / 2),
        `You went halfway from ${other} to the median. Go as far again beyond the median.`,
      ],
      [2 * median, `This is the sum of the two in the middle. Subtract ${other}.`],
      ...nearly(value),
    ]),
    solution: [
      step(`There are 6 numbers. The two in the middle are $x$ and ${other}.`),
      step(
        'The median is half of their sum. So this is their sum.',
        `x + ${other} = 2 xx ${median} = ${2 * median}`,
      ),
      step(`Subtract ${other}.`, `x = ${2 * median} - ${other} = ${value}`),
    ],
  };
};

/** The largest was written down wrongly: the middle does not move. */
export const corrected: Make = (random, difficulty) => {
  const count = difficulty > 3 ? 7 : 5;
  const numbers = differentNumbers(random, count, 20, 48);
  const largest = Math.max(...numbers);
  const real = largest + count * randomInteger(random, 2, 5);
  const after = numbers.map((number) => (number === largest ? real : number));
  const [median, sum] = [medianOf(numbers), total(after)];
  const [name = ''] = people(random, 1);
  return {
    prompt: [
      say(
        `${name} writes down the ages of ${count} visitors: ${numbers.join(', ')}. Then ${name} notices that ${largest} should be ${real}. Find the median of the corrected list.`,
      ),
    ],
    answer: numberAnswer(median, [
      [tidy(sum / count), 'This is the mean. It moves with the largest number, but the median does not.'],
      [
        numbers[Math.floor(count / 2)] ?? 0,
        'This is in the middle of the list as it was written down. Put the list in order first.',
      ],
      [
        median + (real - largest) / count,
        'The largest number got larger, but it is still at the end. The middle stays the same.',
      ],
      [largest, 'This was the largest. The median is in the middle.'],
      ...nearly(median),
    ]),
    solution: [
      step('Put the corrected list in order.', inOrder(after).join(', ')),
      step(`The middle one of ${count} is number ${Math.ceil(count / 2)}.`, `"median" = ${median}`),
      step(`The correction changed only the end of the list: ${largest} was the largest, and ${real} is.`),
    ],
  };
};
