import type { Answer } from '@ninefold/contracts';
import { scoreAnswers, type QuizScore } from 'shared-puzzle-engine';
import { copy } from './copy';

/** How long the verdict on an answer is shown before the next question. */
export const VERDICT_MS = 1_000;

export const isCorrect = ({ correct_answer, answer }: Answer): boolean => answer === correct_answer;

const answered = (answers: readonly Answer[]) => answers.filter(({ answer }) => answer !== null);

/** The score over the questions that were answered. */
export const scoreOf = (answers: readonly Answer[]): QuizScore =>
  scoreAnswers(answered(answers).map(isCorrect));

/** Milliseconds that an answer took on average; null when there was none. */
export function paceOf(answers: readonly Answer[]): number | null {
  const times = answered(answers).map(({ milliseconds }) => milliseconds);
  return times.length > 0 ? times.reduce((sum, time) => sum + time, 0) / times.length : null;
}

const SIGNS_PER_ROW = 10;

interface SharedQuiz {
  readonly title: string;
  /** Where the reader can play. */
  readonly path: string;
  readonly score: number;
  readonly accuracy: number;
  readonly answers: readonly Answer[];
}

/** What a player shares: score, accuracy, a sign for each answer, and the address. */
export function textToShare({ title, path, score, accuracy, answers }: SharedQuiz, origin: string): string {
  const line = `${title} · ${copy.shareLine(score, accuracy)}`;
  const signs = answered(answers).map((answer) => (isCorrect(answer) ? '🟩' : '🟥'));
  const rows = Array.from({ length: Math.ceil(signs.length / SIGNS_PER_ROW) }, (_, row) =>
    signs.slice(row * SIGNS_PER_ROW, (row + 1) * SIGNS_PER_ROW).join(''),
  );
  return [line, '', ...rows, '', origin + path].join('\n');
}
