import type { Answer } from '@ninefold/contracts';
import { scoreAnswers, type QuizScore } from 'shared-puzzle-engine';
import { copy } from './copy';

/** How long a verdict is shown. */
export const VERDICT_MS = 1_000;

export const isCorrect = ({ correct_answer, answer }: Answer): boolean => answer === correct_answer;

const answered = (answers: readonly Answer[]) => answers.filter(({ answer }) => answer !== null);

/** The score of the answered questions. */
export const scoreOf = (answers: readonly Answer[]): QuizScore =>
  scoreAnswers(answered(answers).map(isCorrect));

/** Average milliseconds per answer; null without answers. */
export function paceOf(answers: readonly Answer[]): number | null {
  const times = answered(answers).map(({ milliseconds }) => milliseconds);
  return times.length > 0 ? times.reduce((sum, time) => sum + time, 0) / times.length : null;
}

const SIGNS_PER_ROW = 10;

interface SharedQuiz {
  readonly title: string;
  /** Path of the game. */
  readonly path: string;
  readonly score: number;
  readonly accuracy: number;
  readonly answers: readonly Answer[];
}

/** The shared text of a round or drill: score, accuracy, a sign per answer, and the link. */
export function textToShare({ title, path, score, accuracy, answers }: SharedQuiz, origin: string): string {
  const line = `${title} · ${copy.shareLine(score, accuracy)}`;
  const signs = answered(answers).map((answer) => (isCorrect(answer) ? '🟩' : '🟥'));
  const rows = Array.from({ length: Math.ceil(signs.length / SIGNS_PER_ROW) }, (_, row) =>
    signs.slice(row * SIGNS_PER_ROW, (row + 1) * SIGNS_PER_ROW).join(''),
  );
  return [line, '', ...rows, '', origin + path].join('\n');
}
