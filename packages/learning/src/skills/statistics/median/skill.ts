import {
  ask,
  defineSkill,
  differentNumbers,
  drawCounts,
  frequencyTable,
  inOrder,
  medianOf,
  nearly,
  numberAnswer,
  observed,
  say,
  step,
  tidy,
  total,
  writtenOut,
  wrong,
  type Make,
} from '../builder';
import { lesson } from './lesson';

const ofTable: Make = (draw, difficulty) => {
  const counts = drawCounts(draw, 4, difficulty === 3 ? 6 : 9);
  const numbers = writtenOut(counts);
  const many = numbers.length;
  const median = medianOf(numbers);
  const values = counts.map(([value]) => value);
  if (median === medianOf(values) || (difficulty === 5) !== (many % 2 === 0))
    return ofTable(draw, difficulty);
  const { thing, who, table } = frequencyTable(draw, counts);
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
    prompt: [say`Find the median number of ${thing}.`, table],
    answer: numberAnswer(median, [
      wrong`${medianOf(values)} | This is the middle of the first column. Count each value as often as it occurs.`,
      wrong`${medianOf(counts.map(([, count]) => count))} | This is the middle of the second column. The values are in the first column.`,
      wrong`${tidy(many / 2)} | This is half of the ${many} ${who}. Find the value at that place.`,
      wrong`${counts.find(([, count]) => count === often)?.[0] ?? 0} | This is the mode, the value that occurs most often. Find the value in the middle.`,
      wrong`${tidy(total(numbers) / many)} | This is the mean. Find the value in the middle.`,
      ...nearly(median),
    ]),
    solution: [
      step`How many ${who} are there? | ${counts.map(([, count]) => count).join(' + ')} = ${many}`,
      step`${place}`,
      step`Count along the table: ${runs.join(', ')}.`,
      step`So this is the median. | "median" = ${median}`,
    ],
  };
};

/** The numbers are in order, one of the middle two is unknown, and the median is known. */
const unknown: Make = (draw) => {
  const numbers = inOrder(differentNumbers(draw, 6, 5, 50));
  const asked = draw.integer(2, 3);
  const [value = 0, other = 0] = [numbers[asked], numbers[5 - asked]];
  const median = (value + other) / 2;
  const shown = numbers.map((number, index) => (index === asked ? 'x' : number)).join(', ');
  return {
    prompt: ask`These numbers are in order: $${shown}$. Their median is ${median}. Find $x$.`,
    answer: numberAnswer(value, [
      wrong`${median} | This is the median itself. Find the number that makes it halfway between the two in the middle.`,
      wrong`${tidy((median + other) / 2)} | You went halfway from ${other} to the median. Go the same distance beyond the median.`,
      wrong`${2 * median} | This is the sum of the two in the middle. Subtract ${other}.`,
      ...nearly(value),
    ]),
    solution: [
      step`There are 6 numbers. The two in the middle are $x$ and ${other}.`,
      step`The median is half of their sum, so double it to find the sum. | x + ${other} = 2 xx ${median} = ${2 * median}`,
      step`Subtract ${other}. | x = ${2 * median} - ${other} = ${value}`,
    ],
  };
};

/** The largest value was wrong. The middle does not move. */
const corrected: Make = (draw, difficulty) => {
  const count = difficulty > 3 ? 7 : 5;
  const numbers = differentNumbers(draw, count, 20, 48);
  const largest = Math.max(...numbers);
  const real = largest + count * draw.integer(2, 5);
  const after = numbers.map((number) => (number === largest ? real : number));
  const [median, sum] = [medianOf(numbers), total(after)];
  const [name = ''] = draw.people(1);
  return {
    prompt: ask`${name} writes down the ages of ${count} visitors: ${numbers.join(', ')}. Then ${name} notices that ${largest} should be ${real}. Find the median of the corrected list.`,
    answer: numberAnswer(median, [
      wrong`${tidy(sum / count)} | This is the mean. Put the numbers in order, and find the one in the middle.`,
      wrong`${numbers[Math.floor(count / 2)] ?? 0} | This is the middle of the list in its original order. Put the numbers in order first.`,
      wrong`${median + (real - largest) / count} | You changed the median too. The largest number is still at the end, so the middle stays the same.`,
      wrong`${largest} | This is the largest number of the original list. Find the one in the middle.`,
      ...nearly(median),
    ]),
    solution: [
      step`Put the corrected list in order. | ${inOrder(after).join(', ')}`,
      step`The middle one of ${count} is number ${Math.ceil(count / 2)}. | "median" = ${median}`,
      step`The correction changed only the largest number, from ${largest} to ${real}, so the middle stays the same.`,
    ],
  };
};

/** How many numbers at each difficulty. From 3 on, two are in the middle. */
const COUNTS = { 1: 5, 2: 7, 3: 6, 4: 8, 5: 10 } as const;

const ofList: Make = (draw, difficulty) => {
  const count = COUNTS[difficulty];
  const numbers = differentNumbers(draw, count, 3, 15 + 10 * difficulty);
  const median = medianOf(numbers);
  const unsorted = numbers.slice(Math.ceil(count / 2 - 1), Math.floor(count / 2) + 1);
  const sorted = inOrder(numbers);
  const [before = 0, after = 0] = sorted.slice(Math.ceil(count / 2 - 1), Math.ceil(count / 2 + 1));
  if (total(unsorted) / unsorted.length === median) return ofList(draw, difficulty);
  const isEven = count % 2 === 0;
  return {
    prompt: ask`${observed(draw, numbers)} Find the median.`,
    answer: numberAnswer(median, [
      wrong`${total(unsorted) / unsorted.length} | You took the middle of the list as it is. Put the numbers in order first.`,
      ...(isEven
        ? [
            wrong`${before} | Two numbers are in the middle, ${before} and ${after}. Go halfway between them.`,
            wrong`${after} | Two numbers are in the middle, ${before} and ${after}. Go halfway between them.`,
          ]
        : []),
      wrong`${tidy(total(numbers) / count)} | This is the mean. The median is the one in the middle.`,
      wrong`${((sorted[0] ?? 0) + (sorted.at(-1) ?? 0)) / 2} | This is halfway between the smallest and the largest. Look for the middle place in the list.`,
      wrong`${Math.ceil(count / 2)} | This is the place in the list. The median is the number at that place.`,
      ...nearly(median),
    ]),
    solution: [
      step`Put them in order, starting with the smallest. | ${sorted.join(', ')}`,
      ...(isEven
        ? [
            step`There are ${count} numbers, so two are in the middle. | ${before}, ${after}`,
            step`Go halfway between them. | (${before} + ${after})/2 = ${median}`,
          ]
        : [
            step`There are ${count} numbers. The middle one is number ${(count + 1) / 2}: ${(count - 1) / 2} come before it and ${(count - 1) / 2} come after. | "median" = ${median}`,
          ]),
    ],
  };
};

export const skill = defineSkill(lesson, {
  1: [ofList],
  2: [ofList, corrected],
  3: [ofList, ofTable],
  4: [ofList, ofTable, corrected],
  5: [unknown, ofTable],
});
