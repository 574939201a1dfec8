import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { people, signed } from '../../making/draw';
import { tidy, total } from '../data';
import { numbersAround } from './around';

/** All but one are known, and the mean. */
export const missing: Make = (random, difficulty) => {
  const count = randomInteger(random, 4, difficulty + 1);
  const mean = randomInteger(random, 12, 10 + 6 * difficulty);
  const [value = 0, ...known] = numbersAround(mean, count, 8, random);
  if (value === mean) return missing(random, difficulty);
  const sum = total(known);
  return {
    prompt: [
      say(
        `The mean of ${count} numbers is ${mean}. ${count - 1} of them are ${known.join(', ')}. Find the other number.`,
      ),
    ],
    answer: numberAnswer(value, [
      [mean, 'This is the mean. The missing number must make the sum right.'],
      [
        mean * (count - 1) - sum,
        `You multiplied by ${count - 1}. With the missing one there are ${count} numbers.`,
      ],
      [tidy(sum / (count - 1)), 'This is the mean of the numbers that you know. Use the mean of all.'],
      [mean * count, 'This is the sum of all. Subtract the numbers that you know.'],
      ...nearly(value),
    ]),
    solution: [
      step(
        `All ${count} have this sum: the mean times how many there are.`,
        `${mean} xx ${count} = ${mean * count}`,
      ),
      step('Add the ones that you know.', `${known.join(' + ')} = ${sum}`),
      step('The other one makes up the rest.', `${mean * count} - ${sum} = ${value}`),
    ],
  };
};

/** One number more, and the new mean. */
export const oneMore: Make = (random) => {
  const [count, mean] = [randomInteger(random, 3, 7), randomInteger(random, 25, 60)];
  const change = signed(random, 1, 3);
  const next = mean + change * (count + 1);
  const [name = ''] = people(random, 1);
  return {
    prompt: [
      say(
        `The mean of ${name}'s first ${count} results is ${mean} points. The next result is ${next} points. Find the mean of all ${count + 1} results.`,
      ),
    ],
    answer: numberAnswer(mean + change, [
      [
        tidy((mean + next) / 2),
        `You found the mean of ${mean} and ${next}. But ${mean} stands for ${count} results, and ${next} for only one.`,
      ],
      [tidy((mean * count + next) / count), `Now there are ${count + 1} results: divide by ${count + 1}.`],
      [mean, `The new result is not ${mean}, so it moves the mean.`],
      ...nearly(mean + change),
    ]),
    solution: [
      step(`The first ${count} results have this sum.`, `${count} xx ${mean} = ${count * mean}`),
      step('Add the new one.', `${count * mean} + ${next} = ${count * mean + next}`),
      step(`Divide by ${count + 1}.`, `${count * mean + next}/${count + 1} = ${mean + change}`),
    ],
  };
};

/** What the next number must be for the mean that is wanted. */
export const needed: Make = (random) => {
  const [count, mean] = [randomInteger(random, 4, 8), randomInteger(random, 60, 78)];
  const rise = randomInteger(random, 2, 3);
  const [goal, value] = [mean + rise, mean + rise * (count + 1)];
  const [name = ''] = people(random, 1);
  return {
    prompt: [
      say(
        `After ${count} tests, ${name} has a mean of ${mean} points. What result on the next test makes the mean ${goal}?`,
      ),
    ],
    answer: numberAnswer(value, [
      [goal, `A result of ${goal} pulls the mean up only a little: the ${count} earlier tests still count.`],
      [goal + rise, `You counted ${mean} as one test. It stands for ${count} of them.`],
      [mean + rise * count, `Each of the ${count + 1} tests must gain ${rise}, even the new one.`],
      ...nearly(value),
    ]),
    solution: [
      step(`The sum of the first ${count} tests is known.`, `${count} xx ${mean} = ${count * mean}`),
      step(
        `With a mean of ${goal}, ${count + 1} tests must have this sum.`,
        `${count + 1} xx ${goal} = ${(count + 1) * goal}`,
      ),
      step('The next test makes up the difference.', `${(count + 1) * goal} - ${count * mean} = ${value}`),
    ],
  };
};
