import { randomInteger, shuffled, type Random } from 'shared-puzzle-engine';
import type { Difficulty, Exercise } from '../../../exercise/exercise';
import { differentMistakes } from '../../mistakes';
import type { Skill } from '../../skill';
import { lesson } from './lesson';

/** For each difficulty: how many numbers, and how far they lie from their mean at most. */
const SIZES = { 1: [3, 3], 2: [4, 5], 3: [5, 8], 4: [5, 15], 5: [6, 25] } as const;

function makeExercise(random: Random, difficulty: Difficulty): Exercise {
  const [count, spread] = SIZES[difficulty];
  const mean = randomInteger(random, spread + 2, spread + 20);
  const numbers = numbersAround(mean, count, spread, random);
  const sum = mean * count;
  const inOrder = [...numbers].sort((a, b) => a - b);
  return {
    prompt: [{ kind: 'text', text: `Find the mean of ${numbers.join(', ')}.` }],
    answer: {
      kind: 'number',
      value: String(mean),
      mistakes: differentMistakes(mean, [
        [sum, `This is the sum. There are ${count} numbers: divide by ${count}.`],
        [inOrder[Math.floor(count / 2)] ?? 0, 'This is one from the middle. The mean needs all of them.'],
        [mean + 1, 'One too large. Add all the numbers once more.'],
        [mean - 1, 'One too small. Add all the numbers once more.'],
        [mean + 2, 'Too large. Add all the numbers once more.'],
      ]),
    },
    solution: [
      { text: 'Add them all.', show: { kind: 'math', math: `${numbers.join(' + ')} = ${sum}` } },
      {
        text: `There are ${count} of them. Divide.`,
        show: { kind: 'math', math: `${sum} / ${count} = ${mean}` },
      },
    ],
  };
}

/** Not all the same. They come in pairs as far above the mean as below it; one more is the mean itself. */
function numbersAround(mean: number, count: number, spread: number, random: Random): number[] {
  const numbers = count % 2 === 1 ? [mean] : [];
  let carried = 0;
  while (numbers.length < count) {
    const off = randomInteger(random, 1, spread);
    const shift = numbers.length + 2 < count ? randomInteger(random, 0, 1) : -carried;
    carried += shift;
    numbers.push(mean + off + shift, mean - off);
  }
  return shuffled(numbers, random);
}

export const skill: Skill = { lesson, makeExercise };
