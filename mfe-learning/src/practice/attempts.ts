import type { StoredSession, Support } from '@ninefold/contracts';
import { findSkill, mistakeLabel, supportAfter } from '@ninefold/learning';
import { KINDS } from './config';
import type { SessionTask } from './session-flow';

export interface Attempt {
  readonly text: string;
  readonly correct: boolean;
  readonly chosen: boolean;
  /** Explanation of a known mistake. */
  readonly reason: string | undefined;
  /** false for a choice between two options: the second attempt would be the other one. */
  readonly mayRetry: boolean;
  /** Which of the skill's kinds of question it is. */
  readonly kind: number | undefined;
}

type Attempts = NonNullable<SessionTask['attempts']>;

/** The wrong attempts on an exercise after one more attempt, and what follows it. */
export interface AfterAttempt {
  readonly attempts: Attempts;
  /** null: nothing more than feedback. `leavesOpen` tells whether another attempt follows. */
  readonly support: Support | null;
}

export function afterAttempt(
  { kind, answers }: Pick<StoredSession, 'kind' | 'answers'>,
  { skill, attempts = [], support: before }: SessionTask,
  { text, correct, chosen, reason, mayRetry }: Attempt,
): AfterAttempt {
  if (correct) return { attempts, support: null };
  const mistake = reason === undefined ? '' : mistakeLabel(reason);
  const all = [...attempts, { given: text, chosen, mistake }];
  if (!KINDS[kind].mayGetHelp) return { attempts: all, support: null };
  const labels = all.map((one) => one.mistake);
  const hasLesson = findSkill(skill) !== undefined;
  return { attempts: all, support: supportAfter(answers, skill, { labels, before, mayRetry, hasLesson }) };
}

/** Whether the exercise stays open for another attempt. */
export const leavesOpen = (support: Support | null): support is 'retry' | 'example' =>
  support === 'retry' || support === 'example';
