import type { ProgressSum } from '@ninefold/contracts';

type Answered = Pick<ProgressSum, 'answers' | 'correct' | 'seconds'>;

/** Percentage; null without answers. */
export function accuracyOf({ answers, correct }: Answered): number | null {
  return answers === 0 ? null : (100 * correct) / answers;
}

/** Seconds per exercise; null without answers. */
export function speedOf({ answers, seconds }: Answered): number | null {
  return answers === 0 ? null : seconds / answers;
}
