import type { LearningSessionKind, StoredSession } from '@ninefold/contracts';
import { MAX_PLACEMENT_LENGTH, reviewLength, SESSION_LENGTH, SKILLS, testOutOf } from '@ninefold/learning';

interface KindRules {
  /** A step of the solution may be looked at before answering, and a similar exercise tried after. */
  readonly mayGetHelp: boolean;
  /** A typed answer may be chosen instead. */
  readonly mayChoose: boolean;
  /** It is one of the sessions of a day. */
  readonly isCounted: boolean;
}

const PRACTICE: KindRules = { mayGetHelp: true, mayChoose: true, isCounted: true };

export const KINDS: Readonly<Record<LearningSessionKind, KindRules>> = {
  skill: PRACTICE,
  practice: PRACTICE,
  // The server starts it only while something is due.
  review: { ...PRACTICE, isCounted: false },
  placement: { mayGetHelp: false, mayChoose: true, isCounted: false },
  test_out: { mayGetHelp: false, mayChoose: false, isCounted: true },
};

/** About how many exercises a session has. */
export function lengthOf(session: Pick<StoredSession, 'kind' | 'level_id' | 'due' | 'answers'>): number {
  const { kind, level_id: level } = session;
  if (kind === 'test_out') return testOutOf(level, SKILLS).length;
  if (kind === 'review') return reviewLength(session);
  return kind === 'placement' ? MAX_PLACEMENT_LENGTH : SESSION_LENGTH;
}

/** Longer than this, and the person was away. */
export const LONGEST_SECONDS = 600;
