import { randomInteger, type Random } from 'shared-puzzle-engine';
import type { ExerciseDifficulty, Exercise } from '../../../exercise/exercise';
import type { Block, Step } from '../../../exercise/text';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import { byDifficulty, type Make } from '../../making/by-difficulty';
import { people, pick } from '../../making/draw';
import type { Skill } from '../../skill';
import { workOut } from '../work-out';
import { lostCarries, withoutCarries } from './carries';
import { lesson } from './lesson';

/** For each difficulty: how many numbers are added, the smallest and the largest. */
const SIZES = {
  1: [2, 24, 98],
  2: [2, 126, 489],
  3: [2, 246, 989],
  4: [3, 126, 789],
  5: [3, 1126, 4897],
} as const;

/** How often a carry is needed: without any, every way is easy. */
function carries(numbers: readonly number[]): number {
  return [1, 10, 100].filter((unit) => {
    const below = numbers.reduce((all, number) => all + (number % (unit * 10)), 0);
    return below >= unit * 10;
  }).length;
}

function draw(random: Random, difficulty: ExerciseDifficulty): number[] {
  const [count, low, high] = SIZES[difficulty];
  const numbers = Array.from({ length: count }, () => randomInteger(random, low, high));
  const isHard = carries(numbers) > (difficulty === 1 ? 0 : 1) && numbers.every((number) => number % 10 > 0);
  return isHard && new Set(numbers).size === count ? numbers : draw(random, difficulty);
}

function added(numbers: readonly number[], prompt: Block[]): Exercise {
  const value = numbers.reduce((all, number) => all + number, 0);
  const [, second = 0] = numbers;
  return {
    prompt,
    answer: numberAnswer(value, [
      ...lostCarries(numbers, value),
      [
        withoutCarries(numbers),
        'You wrote down the last digit of each place and left out what it carries. Keep the running total instead.',
      ],
      [value + 10, 'There is a ten too many. Add from the left and say each total.'],
      [value - (second % 10), `The ones of ${second} are missing.`],
      ...nearly(value),
    ]),
    solution: wayTo(numbers),
  };
}

/** The worth of each digit that is not 0, from the left: 306 is [300, 6]. */
function places(number: number): number[] {
  const digits = [...String(number)].map(Number);
  const worths = digits.map((digit, index) => digit * 10 ** (digits.length - 1 - index));
  return worths.filter((worth) => worth > 0);
}

/** Two numbers place by place; of more, each number in one step. */
function wayTo(numbers: readonly number[]): Step[] {
  const [first = 0, ...others] = numbers;
  const steps: Step[] = [];
  let total = first;
  for (const number of others) {
    const parts = places(number);
    if (others.length === 1)
      for (const part of parts) {
        steps.push(
          step(
            part === number ? `Add ${number}.` : `Add the ${part} of ${number}.`,
            `${total} + ${part} = ${total + part}`,
          ),
        );
        total += part;
      }
    else {
      steps.push(
        step(
          `Add ${number} to the total, largest part first.`,
          `${total} + ${parts.join(' + ')} = ${total + number}`,
        ),
      );
      total += number;
    }
  }
  return steps;
}

const sum: Make = (random, difficulty) => {
  const numbers = draw(random, difficulty);
  return added(numbers, workOut(numbers.join(' + ')));
};

const story: Make = (random, difficulty) => {
  const numbers = draw(random, difficulty === 5 ? 5 : 4);
  const [a, b, c] = numbers;
  const [who = ''] = people(random, 1);
  const text = pick(random, [
    `${who} cycles ${a} km in spring, ${b} km in summer and ${c} km in autumn. How many kilometers is that?`,
    `A museum counts ${a} visitors on Friday, ${b} on Saturday and ${c} on Sunday. How many is that in all?`,
    `Three villages have ${a}, ${b} and ${c} people. How many people live there together?`,
  ]);
  return added(numbers, [say(text)]);
};

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({ 1: [sum], 2: [sum], 3: [sum], 4: [sum, story], 5: [sum, story] }),
};
