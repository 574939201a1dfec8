import {
  ask,
  defineSkill,
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
  type Draw,
  type Make,
} from '../builder';
import { lesson } from './lesson';

/** Not all the same. They come in pairs equally far above and below the mean. An odd one is the mean itself. */
function numbersAround(mean: number, count: number, spread: number, draw: Draw): number[] {
  const numbers = count % 2 === 1 ? [mean] : [];
  let carried = 0;
  while (numbers.length < count) {
    const off = draw.integer(1, spread);
    const shift = numbers.length + 2 < count ? draw.integer(0, 1) : -carried;
    carried += shift;
    numbers.push(mean + off + shift, mean - off);
  }
  return draw.shuffled(numbers);
}

/** All but one are known, and the mean. */
const missing: Make = (draw, difficulty) => {
  const count = draw.integer(4, difficulty + 1);
  const mean = draw.integer(12, 10 + 6 * difficulty);
  const [value = 0, ...known] = numbersAround(mean, count, 8, draw);
  if (value === mean) return missing(draw, difficulty);
  const sum = total(known);
  return {
    prompt: ask`The mean of ${count} numbers is ${mean}. ${count - 1} of them are ${known.join(', ')}. Find the other number.`,
    answer: numberAnswer(value, [
      wrong`${mean} | This is the mean itself. Find the number that makes the sum right.`,
      wrong`${mean * (count - 1) - sum} | You multiplied by ${count - 1}. With the missing number, there are ${count} numbers.`,
      wrong`${tidy(sum / (count - 1))} | This is the mean of the numbers that you know. Use the mean of all ${count} numbers.`,
      wrong`${mean * count} | This is the sum of all the numbers. Subtract the numbers that you know.`,
      ...nearly(value),
    ]),
    solution: [
      step`Find the sum of all ${count} numbers: multiply the mean by how many there are. | ${mean} xx ${count} = ${mean * count}`,
      step`Add the numbers that you know. | ${known.join(' + ')} = ${sum}`,
      step`The other one makes up the rest. | ${mean * count} - ${sum} = ${value}`,
    ],
  };
};

/** One more number and the new mean. */
const oneMore: Make = (draw) => {
  const [count, mean] = [draw.integer(3, 7), draw.integer(25, 60)];
  const change = draw.signed(1, 3);
  const next = mean + change * (count + 1);
  const [name = ''] = draw.people(1);
  return {
    prompt: ask`The mean of ${name}'s first ${count} results is ${mean} points. The next result is ${next} points. Find the mean of all ${count + 1} results.`,
    answer: numberAnswer(mean + change, [
      wrong`${tidy((mean + next) / 2)} | You found the mean of ${mean} and ${next}. But ${mean} is the mean of ${count} results, and ${next} is only one result.`,
      wrong`${tidy((mean * count + next) / count)} | You divided by ${count}. Now there are ${count + 1} results, so divide by ${count + 1}.`,
      wrong`${mean} | This is the old mean. The new result is not ${mean}, so it changes the mean.`,
      ...nearly(mean + change),
    ]),
    solution: [
      step`Find the sum of the first ${count} results. | ${count} xx ${mean} = ${count * mean}`,
      step`Add the new one. | ${count * mean} + ${next} = ${count * mean + next}`,
      step`Divide by ${count + 1}. | ${count * mean + next}/${count + 1} = ${mean + change}`,
    ],
  };
};

/** What the next number must be for the mean that is wanted. */
const needed: Make = (draw) => {
  const [count, mean] = [draw.integer(4, 8), draw.integer(60, 78)];
  const rise = draw.integer(2, 3);
  const [goal, value] = [mean + rise, mean + rise * (count + 1)];
  const [name = ''] = draw.people(1);
  return {
    prompt: ask`After ${count} tests, ${name} has a mean of ${mean} points. What result on the next test makes the mean ${goal}?`,
    answer: numberAnswer(value, [
      wrong`${goal} | A result of ${goal} pulls the mean up only a little: the ${count} earlier tests still count.`,
      wrong`${goal + rise} | You counted ${mean} as one test. It is the mean of ${count} tests.`,
      wrong`${mean + rise * count} | You raised only the ${count} earlier tests. With the new one, there are ${count + 1} tests.`,
      ...nearly(value),
    ]),
    solution: [
      step`Find the sum of the first ${count} tests. | ${count} xx ${mean} = ${count * mean}`,
      step`Find the sum of ${count + 1} tests with a mean of ${goal}. | ${count + 1} xx ${goal} = ${(count + 1) * goal}`,
      step`The next test makes up the difference. | ${(count + 1) * goal} - ${count * mean} = ${value}`,
    ],
  };
};

/** For each difficulty: how many numbers, and how far they lie from their mean at most. */
const SIZES = { 1: [3, 4], 2: [4, 6], 3: [5, 9], 4: [6, 15], 5: [6, 25] } as const;

const ofList: Make = (draw, difficulty) => {
  const [count, spread] = SIZES[difficulty];
  const mean = draw.integer(spread + 3, spread + 6 * difficulty);
  const numbers = numbersAround(mean, count, spread, draw);
  const sum = total(numbers);
  const [smallest = 0] = inOrder(numbers);
  const middle = (smallest + Math.max(...numbers)) / 2;
  return {
    prompt: ask`${observed(draw, numbers)} Find the mean.`,
    answer: numberAnswer(mean, [
      wrong`${sum} | This is the sum. There are ${count} numbers, so divide by ${count}.`,
      wrong`${tidy(sum / (count - 1))} | You divided by ${count - 1}. There are ${count} numbers, so divide by ${count}.`,
      wrong`${medianOf(numbers)} | This is the median. Add all the numbers to find the mean.`,
      wrong`${middle} | This is halfway between the smallest and the largest. Add all the numbers to find the mean.`,
      ...nearly(mean),
    ]),
    solution: [
      step`Add them all. | ${numbers.join(' + ')} = ${sum}`,
      step`There are ${count} of them. Divide. | ${sum}/${count} = ${mean}`,
    ],
  };
};

/** The mean has at most one decimal place. */
const ofTable: Make = (draw, difficulty) => {
  const counts = drawCounts(draw, difficulty === 5 ? 5 : 4, 9);
  const numbers = writtenOut(counts);
  const [sum, many] = [total(numbers), numbers.length];
  const mean = sum / many;
  const values = counts.map(([value]) => value);
  if (!Number.isInteger(10 * mean) || mean === total(values) / values.length)
    return ofTable(draw, difficulty);
  const { thing, who, table } = frequencyTable(draw, counts);
  const products = counts.map(([value, count]) => `${value} xx ${count}`).join(' + ');
  return {
    prompt: [say`Find the mean number of ${thing}.`, table],
    answer: numberAnswer(mean, [
      wrong`${tidy(total(values) / values.length)} | You counted each value once. Multiply each value by how often it occurs.`,
      wrong`${tidy(sum / values.length)} | You divided by the ${values.length} rows. Divide by all ${many} ${who}.`,
      wrong`${tidy(many / values.length)} | This is the mean of the second column. The values are in the first.`,
      wrong`${sum} | This is the sum. Divide it by all ${many} ${who}.`,
    ]),
    solution: [
      step`Multiply each value by how often it occurs, and add. | ${products} = ${sum}`,
      step`How many ${who} are there? | ${counts.map(([, count]) => count).join(' + ')} = ${many}`,
      step`Divide. | ${sum}/${many} = ${mean}`,
    ],
  };
};

export const skill = defineSkill(lesson, {
  1: [ofList],
  2: [ofList],
  3: [ofList, missing],
  4: [missing, oneMore, ofTable],
  5: [needed, ofTable, oneMore],
});
