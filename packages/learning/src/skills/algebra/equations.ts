import {
  formula,
  nearly,
  numberAnswer,
  say,
  wrong,
  type Block,
  type Mistakes,
  type Question,
  type Step,
} from '../builder';

interface Solved {
  /** The words before the equation; the usual question if missing. */
  readonly story?: string;
  readonly x: number | string;
  readonly mistakes: Mistakes;
  readonly solution: readonly Step[];
  readonly unit?: string;
}

/** An equation with one variable and its solution. */
export function solved(math: string, { story, x, mistakes, solution, unit }: Solved): Question {
  const prompt: Block[] = [say(story ?? 'Find $x$.'), formula(math)];
  const slips: Mistakes = typeof x === 'number' ? [wrong`${-x} | ${SIGN}`, ...nearly(x)] : [];
  return { prompt, answer: numberAnswer(x, unit, [...mistakes, ...slips]), solution };
}

const SIGN = 'The size is right, but the sign is not. Substitute your number into the equation to check it.';
