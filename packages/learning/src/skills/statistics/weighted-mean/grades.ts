import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { people, pick } from '../../making/draw';
import { tidy } from '../data';

const PARTS = [
  ['homework', 'the exam'],
  ['the project', 'the exam'],
  ['the oral part', 'the written part'],
] as const;

/** Two parts with percents as weights. */
export const grade: Make = (random, difficulty) => {
  const weight = pick(random, difficulty < 3 ? [20, 40, 30] : [15, 35, 25, 45]);
  const [first, second] = [10 * randomInteger(random, 4, 10), 10 * randomInteger(random, 4, 10)];
  const rest = 100 - weight;
  if (Math.abs(first - second) < 20) return grade(random, difficulty);
  const value = (weight * first + rest * second) / 100;
  const [name = ''] = people(random, 1);
  const [part, exam] = pick(random, PARTS);
  return {
    prompt: [
      say(
        `In a course, ${part} counts for ${weight} percent and ${exam} for ${rest} percent. ${name} has ${first} points for ${part} and ${second} points for ${exam}. Find the result.`,
      ),
    ],
    answer: numberAnswer(value, [
      [(first + second) / 2, 'You treated the two parts as equal. They count differently.'],
      [(rest * first + weight * second) / 100, 'You swapped the weights. Check which part counts more.'],
      [(weight * first) / 100, `This is what ${part} contributes. Add what ${exam} contributes.`],
      [first + second, 'You added the points. Multiply each part by its percentage.'],
      ...nearly(value),
    ]),
    solution: [
      step(
        'Multiply each part by its weight.',
        `${weight / 100} xx ${first} = ${(weight * first) / 100}, ${rest / 100} xx ${second} = ${(rest * second) / 100}`,
      ),
      step(
        'The weights add up to 100 percent. So just add.',
        `${(weight * first) / 100} + ${(rest * second) / 100} = ${value}`,
      ),
      step(
        `Check: it lies between ${Math.min(first, second)} and ${Math.max(first, second)}, closer to ${second}.`,
      ),
    ],
  };
};

/** What the exam must be for the result that is wanted. */
export const neededGrade: Make = (random) => {
  const weight = pick(random, [20, 30, 40, 60]);
  const rest = 100 - weight;
  const [first, value] = [randomInteger(random, 50, 90), randomInteger(random, 55, 98)];
  const goal = (weight * first + rest * value) / 100;
  if (!Number.isInteger(goal) || Math.abs(first - value) < 6) return neededGrade(random, 4);
  const [name = ''] = people(random, 1);
  const [part, exam] = pick(random, PARTS);
  return {
    prompt: [
      say(
        `In a course, ${part} counts for ${weight} percent and ${exam} for ${rest} percent. ${name} has ${first} points for ${part}. How many points are needed for ${exam} so that the result is ${goal}?`,
      ),
    ],
    answer: numberAnswer(value, [
      [2 * goal - first, 'You treated the two parts as equal. They count differently.'],
      [goal, `With ${goal} points the result would lie between ${first} and ${goal}, not at ${goal}.`],
      [tidy(goal - (weight * first) / 100), `This is ${rest} percent of what is needed. Find the whole.`],
      [tidy((100 * goal - rest * first) / weight), 'You swapped the weights.'],
      ...nearly(value),
    ]),
    solution: [
      step(
        `${part[0]?.toUpperCase()}${part.slice(1)} contributes this.`,
        `${weight / 100} xx ${first} = ${(weight * first) / 100}`,
      ),
      step(
        `The rest must come from ${exam}.`,
        `${goal} - ${(weight * first) / 100} = ${tidy((rest * value) / 100)}`,
      ),
      step(
        `This is ${rest} percent of its points. Divide.`,
        `${tidy((rest * value) / 100)} -: ${rest / 100} = ${value}`,
      ),
    ],
  };
};
