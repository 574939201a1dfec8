import { formatClock, type Cells } from 'shared-puzzle-engine';
import { copy } from './copy';

/** A solved puzzle, as the player shares it. */
export interface ShareSubject {
  /** The name of the game as the player sees it. */
  readonly title: string;
  /** The day of a daily puzzle, YYYY-MM-DD; absent in practice. */
  readonly dayKey?: string;
  readonly seconds: number;
  readonly hints: number;
  /** Where the reader can play. */
  readonly path: string;
  /** The puzzle's givens: the text shows which cells they are, and not their digits. */
  readonly givens: Cells;
  /** The cells that hints revealed. */
  readonly revealed?: readonly number[];
}

const SIGNS = { given: '🟦', revealed: '🟨', found: '🟩' } as const;

/** What a player shares: title, time, hints, a grid of signs that gives no digit away, and the whole address. */
export function textToShare(subject: ShareSubject, origin = window.location.origin): string {
  const { title, dayKey, seconds, hints, path } = subject;
  const heading = [title, dayKey].filter(Boolean).join(' ');
  const line = `${heading} · ${formatClock(seconds)} · ${copy.hintCount(hints)}`;
  return [line, '', ...signRows(subject), '', origin + path].join('\n');
}

function signRows({ givens, revealed = [] }: ShareSubject): string[] {
  const signs = givens.map((given, cell) => {
    if (revealed.includes(cell)) return SIGNS.revealed;
    return given ? SIGNS.given : SIGNS.found;
  });
  return [0, 3, 6].map((start) => signs.slice(start, start + 3).join(''));
}
