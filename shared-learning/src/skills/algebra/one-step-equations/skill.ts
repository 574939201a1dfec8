import { randomInteger, shuffled, type Random } from 'shared-puzzle-engine';
import type { Difficulty, Exercise } from '../../../exercise/exercise';
import type { Skill } from '../../skill';
import { differentMistakes } from '../../mistakes';
import { lesson } from './lesson';

/** For each difficulty: the largest number, and whether negative numbers come. */
const SIZES = { 1: [10, false], 2: [20, false], 3: [20, true], 4: [50, true], 5: [99, true] } as const;

function makeExercise(random: Random, difficulty: Difficulty): Exercise {
  const [largest, negatives] = SIZES[difficulty];
  const x = randomInteger(random, 2, largest) * (negatives && random() < 0.5 ? -1 : 1);
  const [make = addition] = shuffled(
    difficulty === 1 ? [addition, subtraction] : [addition, subtraction, multiplication],
    random,
  );
  return make(x, randomInteger(random, 2, difficulty < 4 ? 9 : 12));
}

function addition(x: number, by: number): Exercise {
  return equation(x, `x + ${by} = ${x + by}`, {
    undo: `Take ${by} away from both sides.`,
    line: `x = ${x + by} - ${by}`,
    wrongWay: [x + by + by, `You added ${by}. To undo $+ ${by}$, take ${by} away.`],
    unsolved: [x + by, 'This is the other side of the equation. What is added to $x$ is still there.'],
    guess: by,
  });
}

function subtraction(x: number, by: number): Exercise {
  return equation(x, `x - ${by} = ${x - by}`, {
    undo: `Add ${by} to both sides.`,
    line: `x = ${x - by} + ${by}`,
    wrongWay: [x - by - by, `You took ${by} away again. To undo $- ${by}$, add ${by}.`],
    unsolved: [x - by, 'This is the other side of the equation. What is taken from $x$ is still missing.'],
    guess: by,
  });
}

function multiplication(x: number, by: number): Exercise {
  return equation(x, `${by}x = ${x * by}`, {
    undo: `Divide both sides by ${by}.`,
    line: `x = ${x * by} / ${by}`,
    wrongWay: [x * by - by, `You took ${by} away. $${by}x$ is ${by} times $x$, so divide.`],
    unsolved: [x * by, `This is $${by}x$, so ${by} times as much as $x$.`],
    guess: by,
  });
}

interface Words {
  readonly undo: string;
  readonly line: string;
  readonly wrongWay: readonly [value: number, reason: string];
  readonly unsolved: readonly [value: number, reason: string];
  readonly guess: number;
}

function equation(x: number, math: string, { undo, line, wrongWay, unsolved, guess }: Words): Exercise {
  return {
    prompt: [
      { kind: 'text', text: 'Find $x$.' },
      { kind: 'math', math },
    ],
    answer: {
      kind: 'number',
      value: String(x),
      mistakes: differentMistakes(x, [
        wrongWay,
        unsolved,
        [-x, 'The size is right, the sign is not. Put it back into the equation to see it.'],
        [x + 1, 'Nearly. Put your number back into the equation: it is one too large.'],
        [x - 1, 'Nearly. Put your number back into the equation: it is one too small.'],
        [x + guess, 'Put your number back into the equation: it is too large.'],
      ]),
    },
    solution: [
      { text: undo, show: { kind: 'math', math: line } },
      { text: 'Work it out.', show: { kind: 'math', math: `x = ${x}` } },
    ],
  };
}

export const skill: Skill = { lesson, makeExercise };
