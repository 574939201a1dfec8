import type { StoredSession, Support } from '@ninefold/contracts';
import { findSkill, mistakeLabel, supportAfter } from '@ninefold/learning';
import { KINDS } from './config';
import type { SessionTask } from './session-flow';

export interface Try {
  readonly text: string;
  readonly correct: boolean;
  readonly chosen: boolean;
  /** Explanation of a known mistake. */
  readonly reason: string | undefined;
  /** false for a choice between two options: the second try would be the other one. */
  readonly mayRetry: boolean;
}

type Tries = NonNullable<SessionTask['tries']>;

/** The wrong tries on an exercise after one more try, and what follows it. */
export interface AfterTry {
  readonly tries: Tries;
  /** null: nothing more than feedback. */
  readonly support: Support | null;
  /** The exercise stays open for another try. */
  readonly isOpen: boolean;
}

export function afterTry(
  { kind, answers }: Pick<StoredSession, 'kind' | 'answers'>,
  { skill, tries = [], support: before }: SessionTask,
  { text, correct, chosen, reason, mayRetry }: Try,
): AfterTry {
  if (correct) return { tries, support: null, isOpen: false };
  const mistake = reason === undefined ? '' : mistakeLabel(reason);
  const all = [...tries, { given: text, chosen, mistake }];
  if (!KINDS[kind].mayGetHelp) return { tries: all, support: null, isOpen: false };
  const labels = all.map((one) => one.mistake);
  const wanted = supportAfter(answers, skill, { labels, before, mayRetry });
  // Facts from games have no lesson.
  const support = wanted === 'lesson' && !findSkill(skill) ? null : wanted;
  return { tries: all, support, isOpen: support === 'retry' || support === 'example' };
}
