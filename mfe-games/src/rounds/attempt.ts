import { scoreAnswers, type QuizScore } from 'shared-puzzle-engine';

/** One question of a round and what became of it. */
export interface Attempt {
  readonly question: string;
  /** The right answer. */
  readonly answer: number;
  /** null: the time was up before an answer was given. */
  readonly given: number | null;
  readonly milliseconds: number;
}

export const isCorrect = ({ answer, given }: Attempt): boolean => given === answer;

const answered = (attempts: readonly Attempt[]) => attempts.filter(({ given }) => given !== null);

/** The score over the questions that were answered. */
export const scoreOf = (attempts: readonly Attempt[]): QuizScore =>
  scoreAnswers(answered(attempts).map(isCorrect));

/** Milliseconds that an answer took on average; null when there was none. */
export function paceOf(attempts: readonly Attempt[]): number | null {
  const times = answered(attempts).map(({ milliseconds }) => milliseconds);
  return times.length > 0 ? times.reduce((sum, time) => sum + time, 0) / times.length : null;
}
