import { formatClock, type Cells } from 'shared-puzzle-engine';
import { COMPLETION_COPY } from '../completion-copy';

export interface SharedResult {
  /** The name of the game as the player sees it. */
  readonly title: string;
  /** The day of a daily puzzle, YYYY-MM-DD; left out in practice. */
  readonly dayKey?: string;
  readonly seconds: number;
  readonly hints: number;
  /** Where the reader can play. */
  readonly url: string;
  /** The puzzle's givens: which cells they are is shown, their digits are not. */
  readonly givens: Cells;
  /** The cells that hints revealed. */
  readonly revealed?: readonly number[];
}

const SIGNS = { given: '🟦', revealed: '🟨', found: '🟩' } as const;

/** What a player shares: title, time, hints, a grid of signs that gives no digit away, and the address. */
export function shareText(result: SharedResult): string {
  const heading = [result.title, result.dayKey].filter(Boolean).join(' ');
  const line = `${heading} · ${formatClock(result.seconds)} · ${COMPLETION_COPY.hintCount(result.hints)}`;
  return [line, '', ...signRows(result), '', result.url].join('\n');
}

function signRows({ givens, revealed = [] }: SharedResult): string[] {
  const signs = givens.map((given, cell) => {
    if (revealed.includes(cell)) return SIGNS.revealed;
    return given ? SIGNS.given : SIGNS.found;
  });
  return [0, 3, 6].map((start) => signs.slice(start, start + 3).join(''));
}
