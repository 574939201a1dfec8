import { ROUND_COPY } from './copy';
import { isCorrect, type Attempt } from './answers';
import type { RoundResult } from '../sync/read-stored-result';

const SIGNS_PER_ROW = 10;

interface RoundShareSubject {
  readonly title: string;
  /** Where the reader can play. */
  readonly path: string;
  readonly result: Pick<RoundResult, 'score' | 'accuracy' | 'attempts'>;
}

/** What a player shares of a round: score, accuracy, a sign for each answer, and the address. */
export function roundShareText({ title, path, result }: RoundShareSubject, origin: string): string {
  const line = `${title} · ${ROUND_COPY.shareLine(result.score, result.accuracy)}`;
  return [line, '', ...signRows(result.attempts), '', origin + path].join('\n');
}

function signRows(attempts: readonly Attempt[]): string[] {
  const signs = attempts
    .filter(({ given }) => given !== null)
    .map((attempt) => (isCorrect(attempt) ? '🟩' : '🟥'));
  const rows = Math.ceil(signs.length / SIGNS_PER_ROW);
  return Array.from({ length: rows }, (_, row) =>
    signs.slice(row * SIGNS_PER_ROW, (row + 1) * SIGNS_PER_ROW).join(''),
  );
}
