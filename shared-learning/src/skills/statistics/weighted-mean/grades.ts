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
        `In a course, ${part} counts ${weight} percent and ${exam} ${rest} percent. ${name} has ${first} points for ${part} and ${second} points for ${exam}. Find the result.`,
      ),
    ],
    answer: numberAnswer(value, [
      [(first + second) / 2, 'You took both parts as equal. They count differently.'],
      [(rest * first + weight * second) / 100, 'You changed the weights round. Look which part counts more.'],
      [(weight * first) / 100, `This is what ${part} brings. Add what ${exam} brings.`],
      [first + second, 'You added the points. Take each part with its percent.'],
      ...nearly(value),
    ]),
    solution: [
      step(
        'Take each part with its weight.',
        `${weight / 100} xx ${first} = ${(weight * first) / 100}, ${rest / 100} xx ${second} = ${(rest * second) / 100}`,
      ),
      step(
        'The weights make 100 percent. So add.',
        `${(weight * first) / 100} + ${(rest * second) / 100} = ${value}`,
      ),
      step(
        `Check: it lies between ${Math.min(first, second)} and ${Math.max(first, second)}, nearer to ${second}.`,
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
        `In a course, ${part} counts ${weight} percent and ${exam} ${rest} percent. ${name} has ${first} points for ${part}. How many points are needed for ${exam}, so that the result is ${goal}?`,
      ),
    ],
    answer: numberAnswer(value, [
      [2 * goal - first, 'You took both parts as equal. They count differently.'],
      [goal, `With ${goal} points the result would lie between ${first} and ${goal}, not at ${goal}.`],
      [tidy(goal - (weight * first) / 100), `These are ${rest} percent of what is needed. Find the whole.`],
      [tidy((100 * goal - rest * first) / weight), 'You changed the weights round.'],
      ...nearly(value),
    ]),
    solution: [
      step(
        `${part[0]?.toUpperCase()}${part.slice(1)} brings this.`,
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
