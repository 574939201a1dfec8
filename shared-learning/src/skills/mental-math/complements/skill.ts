import { randomInteger, type Random } from 'shared-puzzle-engine';
import type { Difficulty, Exercise } from '../../../exercise/exercise';
import { differentMistakes } from '../../mistakes';
import type { Skill } from '../../skill';
import { lesson } from './lesson';

/** For each difficulty: the whole, and the smallest and largest number that is taken from it. */
const RANGES = {
  1: [10, 1, 9],
  2: [100, 11, 89],
  3: [100, 11, 99],
  4: [1000, 101, 899],
  5: [10000, 1001, 9899],
} as const;

function makeExercise(random: Random, difficulty: Difficulty): Exercise {
  const [whole, low, high] = RANGES[difficulty];
  let given = randomInteger(random, low, high);
  // A number that ends in 0 has its complement in plain sight.
  if (given % 10 === 0) given += randomInteger(random, 1, 9);
  const missing = whole - given;
  return {
    prompt: [{ kind: 'text', text: `How much is missing from ${given} to ${whole}?` }],
    answer: {
      kind: 'number',
      value: String(missing),
      mistakes: differentMistakes(missing, [
        [missing + 10, 'You filled every digit up to 10. Only the last one goes to 10, the others to 9.'],
        [missing - 1, 'You filled every digit up to 9. The last one goes to 10.'],
        [missing + 1, 'One too many. Add it to the number and look.'],
        [missing + 2, 'Two too many. Add it to the number and look.'],
      ]),
    },
    solution: solutionOf(given, whole),
  };
}

function solutionOf(given: number, whole: number) {
  const digits = [...String(given)].map(Number);
  const steps = digits.map((digit, place) =>
    place === digits.length - 1
      ? { text: `Fill the last digit, ${digit}, up to 10: ${10 - digit}.` }
      : { text: `Fill ${digit} up to 9: ${9 - digit}.` },
  );
  return [
    ...steps,
    { text: 'Put them together.', show: { kind: 'math', math: `${whole} - ${given} = ${whole - given}` } },
  ] as const;
}

export const skill: Skill = { lesson, makeExercise };
