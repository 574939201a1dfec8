import {
  defineSkill,
  nearly,
  numberAnswer,
  say,
  step,
  sumOf,
  workOut,
  wrong,
  type Block,
  type Draw,
  type ExerciseDifficulty,
  type Make,
  type Mistakes,
  type Question,
  type Step,
} from '../builder';
import { lesson } from './lesson';

/** Adds each place separately and drops the carries. */
function withoutCarries(numbers: readonly number[]): number {
  return [1, 10, 100, 1000].reduce((all, unit) => {
    const digits = numbers.reduce((total, number) => total + (Math.floor(number / unit) % 10), 0);
    return all + (digits % 10) * unit;
  }, 0);
}

/** Forgets one carry. */
function lostCarries(numbers: readonly number[], value: number): Mistakes {
  return (
    [
      [10, 'ones'],
      [100, 'tens and ones'],
      [1000, 'hundreds, tens and ones'],
    ] as const
  ).flatMap(([unit, places]) => {
    const below = numbers.reduce((all, number) => all + (number % unit), 0);
    const reason = `You left out a carry. The ${places} together are ${unit} or more.`;
    return below < unit ? [] : [[value - unit, reason] as const];
  });
}

/** For each difficulty: how many numbers are added, the smallest and the largest. */
const SIZES = {
  1: [2, 24, 98],
  2: [2, 126, 489],
  3: [2, 246, 989],
  4: [3, 126, 789],
  5: [3, 1126, 4897],
} as const;

/** How many carries there are. Without any, every method is easy. */
function carries(numbers: readonly number[]): number {
  return [1, 10, 100].filter((unit) => {
    const below = numbers.reduce((all, number) => all + (number % (unit * 10)), 0);
    return below >= unit * 10;
  }).length;
}

function drawNumbers(draw: Draw, difficulty: ExerciseDifficulty): number[] {
  const [count, low, high] = SIZES[difficulty];
  const numbers = Array.from({ length: count }, () => draw.integer(low, high));
  const isHard = carries(numbers) > (difficulty === 1 ? 0 : 1) && numbers.every((number) => number % 10 > 0);
  return isHard && new Set(numbers).size === count ? numbers : drawNumbers(draw, difficulty);
}

function added(numbers: readonly number[], prompt: Block[]): Question {
  const value = numbers.reduce((all, number) => all + number, 0);
  const [, second = 0] = numbers;
  return {
    prompt,
    answer: numberAnswer(value, [
      ...lostCarries(numbers, value),
      wrong`${withoutCarries(numbers)} | You left out all the carries. Keep a running total instead of adding each place by itself.`,
      wrong`${value + 10} | Your answer is too large. Add from the left again, and say each total.`,
      wrong`${value - (second % 10)} | You left out the ones of ${second}. Add them too.`,
      ...nearly(value),
    ]),
    solution: wayTo(numbers),
  };
}

/** The value of each digit except 0, from the left: 306 is [300, 6]. */
function places(number: number): number[] {
  const digits = [...String(number)].map(Number);
  const worths = digits.map((digit, index) => digit * 10 ** (digits.length - 1 - index));
  return worths.filter((worth) => worth > 0);
}

/** Two numbers place by place. Of three or more, each number is one step. */
function wayTo(numbers: readonly number[]): Step[] {
  const [first = 0, ...others] = numbers;
  const steps: Step[] = [];
  let total = first;
  for (const number of others) {
    const parts = places(number);
    if (others.length === 1)
      for (const part of parts) {
        steps.push(
          part === number
            ? step`Add ${number}. | ${total} + ${part} = ${total + part}`
            : step`Add the ${part} of ${number}. | ${total} + ${part} = ${total + part}`,
        );
        total += part;
      }
    else {
      steps.push(
        step`Add ${number} to the total, largest part first. | ${total} + ${parts.join(' + ')} = ${total + number}`,
      );
      total += number;
    }
  }
  return steps;
}

const sum: Make = (draw, difficulty) => {
  const numbers = drawNumbers(draw, difficulty);
  const [one = 0, other = 0] = numbers;
  return added(numbers, numbers.length === 2 ? sumOf(draw, one, other) : workOut(numbers.join(' + ')));
};

const story: Make = (draw, difficulty) => {
  const numbers = drawNumbers(draw, difficulty === 5 ? 5 : 4);
  const [a, b, c] = numbers;
  const [who = ''] = draw.people(1);
  const text = draw.pick([
    `${who} bikes ${a} miles in the spring, ${b} miles in the summer and ${c} miles in the fall. How many miles is that?`,
    `A museum counts ${a} visitors on Friday, ${b} on Saturday and ${c} on Sunday. How many is that in all?`,
    `Three towns have ${a}, ${b} and ${c} people. How many people live there together?`,
  ]);
  return added(numbers, [say(text)]);
};

export const skill = defineSkill(lesson, { 1: [sum], 2: [sum], 3: [sum], 4: [sum, story], 5: [sum, story] });
