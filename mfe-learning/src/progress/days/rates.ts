import type { ProgressSum } from '@ninefold/contracts';

type Answered = Pick<ProgressSum, 'answers' | 'correct' | 'seconds'>;

/** In percent; null without an answer. */
export function accuracyOf({ answers, correct }: Answered): number | null {
  return answers === 0 ? null : (100 * correct) / answers;
}

/** Seconds for an exercise; null without an answer. */
export function speedOf({ answers, seconds }: Answered): number | null {
  return answers === 0 ? null : seconds / answers;
}
