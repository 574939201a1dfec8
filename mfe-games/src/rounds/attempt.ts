import { scoreRound, type RoundScore } from 'shared-puzzle-engine';

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

/** The score over the questions that were answered. */
export const scoreOf = (attempts: readonly Attempt[]): RoundScore =>
  scoreRound(attempts.filter(({ given }) => given !== null).map(isCorrect));
