import type { DatedAnswer, Support } from '@ninefold/contracts';
import type { Exercise } from '../exercise/exercise';

/** What decides about support. Answers of another device have no labels. */
export type SupportedAnswer = Pick<
  DatedAnswer,
  'skill' | 'correct' | 'helped' | 'mistake' | 'wrong_attempts' | 'support' | 'solved'
>;

/** After this many lessons a session ends: more of the same would only discourage. */
export const MAX_LESSONS = 2;

/** The wrong attempts on one exercise, oldest first. */
export interface WrongAttempts {
  /** Labels of the mistakes (`mistakeLabel`); '' if the mistake is unknown. Never empty. */
  readonly labels: readonly string[];
  /** Shown after the attempts before the last one. */
  readonly before: Support | undefined;
  /** Of `mayRetry`. */
  readonly mayRetry: boolean;
  /** false for facts from games, which have none. */
  readonly hasLesson: boolean;
}

/** false where a second attempt would only be the other option. */
export const mayRetry = ({ answer }: Exercise): boolean =>
  answer.kind !== 'choice' || answer.options.length > 2;

/** Solving this number of exercises in a row ends a round: a slip afterwards is a first one again. */
const SOLVED = 2;

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
  { labels, before, mayRetry, hasLesson }: WrongAttempts,
): Support | null {
  const round = roundOf(answers, skill);
  const label = labels.at(-1) ?? '';
  const equal = [...round.flatMap(labelsOf), ...labels].filter((one) => one === label && one !== '').length;
  const stage = Math.max(equal, 1 + round.filter(wasMissed).length);
  if (stage >= 3 && hasLesson) return 'lesson';
  if (stage >= 2) return before === 'example' || !mayRetry ? null : 'example';
  return labels.length === 1 && mayRetry ? 'retry' : null;
}

/** Whether the learner did not find the answer, with or without help. */
export function wasMissed({
  correct,
  helped,
  solved,
}: Pick<SupportedAnswer, 'correct' | 'helped' | 'solved'>) {
  return !(solved ?? (correct || helped));
}

/** The answers about a skill since its last lesson, or since it was solved a few times in a row. */
function roundOf(answers: readonly SupportedAnswer[], skill: string): readonly SupportedAnswer[] {
  const own = answers.filter((answer) => answer.skill === skill);
  const lesson = own.findLastIndex(({ support }) => support === 'lesson');
  const solved = own.findLastIndex((_, index) => {
    const row = own.slice(Math.max(0, index + 1 - SOLVED), index + 1);
    return row.length === SOLVED && row.every(({ correct }) => correct);
  });
  return own.slice(Math.max(lesson, solved) + 1);
}

function labelsOf({ wrong_attempts, mistake }: SupportedAnswer): readonly string[] {
  return wrong_attempts ?? (mistake === undefined ? [] : [mistake]);
}

/** Skills whose lesson was shown in this session, one entry per lesson. */
export function lessonsShown(answers: readonly Pick<SupportedAnswer, 'skill' | 'support'>[]): string[] {
  return answers.filter(({ support }) => support === 'lesson').map(({ skill }) => skill);
}
