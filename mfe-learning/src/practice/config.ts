import type { LearningSessionKind } from '@ninefold/contracts';
import { LONGEST_PLACEMENT, SESSION_LENGTH, TEST_OUT_LENGTH } from 'shared-learning';

interface KindRules {
  /** About how many exercises come. */
  readonly length: number;
  /** A step of the solution may be looked at before answering, and a similar exercise tried after. */
  readonly mayGetHelp: boolean;
  /** A typed answer may be chosen instead. */
  readonly mayChoose: boolean;
  /** It is one of the sessions of a day. */
  readonly isCounted: boolean;
}

const PRACTICE: KindRules = { length: SESSION_LENGTH, mayGetHelp: true, mayChoose: true, isCounted: true };

export const KINDS: Readonly<Record<LearningSessionKind, KindRules>> = {
  skill: PRACTICE,
  practice: PRACTICE,
  // The server starts it only while something is due.
  review: { ...PRACTICE, isCounted: false },
  placement: { length: LONGEST_PLACEMENT, mayGetHelp: false, mayChoose: true, isCounted: false },
  test_out: { length: TEST_OUT_LENGTH, mayGetHelp: false, mayChoose: false, isCounted: true },
};

/** Longer than this, and the person was away. */
export const LONGEST_SECONDS = 600;
