import type { Exercise } from '../../exercise/exercise';
import type { Block, Step } from '../../exercise/text';
import { nearly, numberAnswer, type Mistakes } from '../making/answers';
import { formula, say } from '../making/blocks';

interface Solved {
  /** Words before the equation; the usual question if missing. */
  readonly story?: string;
  readonly x: number | string;
  readonly mistakes: Mistakes;
  readonly solution: readonly Step[];
  readonly unit?: string;
}

/** An equation with one variable, and what it is in the end. */
export function solved(math: string, { story, x, mistakes, solution, unit }: Solved): Exercise {
  const prompt: Block[] = [say(story ?? 'Find $x$.'), formula(math)];
  const slips: Mistakes = typeof x === 'number' ? [[-x, SIGN], ...nearly(x)] : [];
  return { prompt, answer: numberAnswer(x, [...mistakes, ...slips], unit), solution };
}

const SIGN = 'The size is right, but the sign is not. Put your number into the equation to see it.';
