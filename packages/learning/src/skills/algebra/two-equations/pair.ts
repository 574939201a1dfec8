import type { Exercise } from '../../../exercise/exercise';
import type { Block, Step } from '../../../exercise/text';
import { pairAnswer, type Mistakes } from '../../making/answers';

/** What is asked is x and y, or what they stand for in a story. */
export function pairOf(
  prompt: readonly Block[],
  x: number,
  y: number,
  mistakes: Mistakes,
  solution: readonly Step[],
  names: readonly [string, string] = ['x', 'y'],
): Exercise {
  const [first, second] = names;
  return {
    prompt,
    answer: pairAnswer(
      names,
      [x, y],
      [
        ...mistakes,
        [
          `${y}, ${x}`,
          `You swapped them. The first number is for ${named(first)}, the second for ${named(second)}.`,
        ],
        [
          `${x}, ${-y}`,
          `The first number is right. Put it into an equation to find the second: watch the sign.`,
        ],
        [
          `${-x}, ${y}`,
          `The second number is right. Put it into an equation to find the first: watch the sign.`,
        ],
        [`${x + 1}, ${y - 1}`, 'Put both numbers into both equations. Only one of them is true.'],
        [`${x - 1}, ${y + 1}`, 'Put both numbers into both equations. Only one of them is true.'],
      ],
    ),
    solution,
  };
}

function named(name: string): string {
  return name.length === 1 ? `$${name}$` : name;
}
