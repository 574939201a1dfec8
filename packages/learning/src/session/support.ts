import type { DatedAnswer, Support } from '@ninefold/contracts';

/** What decides about support. Answers of another device have no labels. */
export type SupportedAnswer = Pick<
  DatedAnswer,
  'skill' | 'correct' | 'helped' | 'mistake' | 'wrong_attempts' | 'support'
>;

/** After this many lessons a session ends: more of the same would only discourage. */
export const MAX_LESSONS = 2;

/** The wrong attempts on one exercise, oldest first. */
export interface WrongAttempts {
  /** Labels of the mistakes (`mistakeLabel`); '' if the mistake is unknown. Never empty. */
  readonly labels: readonly string[];
  /** Shown after the attempts before the last one. */
  readonly before: Support | undefined;
  /** false where a second attempt would only be the other option. */
  readonly mayRetry: boolean;
}

/**
 * What follows a wrong attempt. A mistake that returns is not solved by reading its reason again, so support grows: first
 * another attempt, then a worked example with its last step open, then the lesson. It grows with equal mistakes, in one
 * exercise or several, and with missed exercises of any kind. A lesson begins a new round.
 * @param answers of this session, oldest first, without the open exercise
 * @returns null: the answer is shown. After `lesson` it is shown as well.
 */
export function supportAfter(
  answers: readonly SupportedAnswer[],
  skill: string,
  { labels, before, mayRetry }: WrongAttempts,
): Support | null {
  const round = roundOf(answers, skill);
  const label = labels.at(-1) ?? '';
  const equal = [...round.flatMap(labelsOf), ...labels].filter((one) => one === label && one !== '').length;
  const missed = 1 + round.filter(({ correct, helped }) => !correct && !helped).length;
  const stage = Math.max(equal, missed);
  if (stage >= 3) return 'lesson';
  if (stage === 2) return before === 'example' ? null : 'example';
  return labels.length === 1 && mayRetry ? 'retry' : null;
}

/** The answers about a skill since its last lesson. */
function roundOf(answers: readonly SupportedAnswer[], skill: string): readonly SupportedAnswer[] {
  const own = answers.filter((answer) => answer.skill === skill);
  return own.slice(own.findLastIndex(({ support }) => support === 'lesson') + 1);
}

function labelsOf({ wrong_attempts, mistake }: SupportedAnswer): readonly string[] {
  return wrong_attempts ?? (mistake === undefined ? [] : [mistake]);
}

/** Skills whose lesson was shown in this session, one entry per lesson. */
export function lessonsShown(answers: readonly Pick<SupportedAnswer, 'skill' | 'support'>[]): string[] {
  return answers.filter(({ support }) => support === 'lesson').map(({ skill }) => skill);
}
