import type { LearningSessionKind, StoredSession } from '@ninefold/contracts';
import { MAX_PLACEMENT_LENGTH, reviewLength, SESSION_LENGTH, SKILLS, testOutOf } from '@ninefold/learning';

interface KindRules {
  /** Solution steps may be shown before the answer, and similar exercises requested after it. */
  readonly mayGetHelp: boolean;
  /** Answers may be chosen instead of typed. */
  readonly mayChoose: boolean;
  /** Counts toward the daily limit. */
  readonly isCounted: boolean;
  /** Without a page in between. Tests first say how they work. */
  readonly startsDirectly: boolean;
}

const PRACTICE: KindRules = { mayGetHelp: true, mayChoose: true, isCounted: true, startsDirectly: true };

export const KINDS: Readonly<Record<LearningSessionKind, KindRules>> = {
  skill: PRACTICE,
  practice: PRACTICE,
  // The server only starts a review while cards are due.
  review: { ...PRACTICE, isCounted: false },
  placement: { mayGetHelp: false, mayChoose: true, isCounted: false, startsDirectly: false },
  test_out: { mayGetHelp: false, mayChoose: false, isCounted: true, startsDirectly: false },
};

/** Approximate number of exercises. */
export function lengthOf(session: Pick<StoredSession, 'kind' | 'level_id' | 'due' | 'answers'>): number {
  const { kind, level_id: level } = session;
  if (kind === 'test_out') return testOutOf(level, SKILLS).length;
  if (kind === 'review') return reviewLength(session);
  return kind === 'placement' ? MAX_PLACEMENT_LENGTH : SESSION_LENGTH;
}
