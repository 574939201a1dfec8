import type { Cells } from '../grid/grid';
import { formatClock } from './format-clock';

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
  const line = `${heading} · ${formatClock(result.seconds)} · ${hintCount(result.hints)}`;
  return [line, '', ...signRows(result), '', result.url].join('\n');
}

/** The same result as one sentence, to be read aloud in place of the signs. */
export function shareSentence({ title, dayKey, seconds, hints }: SharedResult): string {
  const whole = Math.max(0, Math.floor(seconds));
  const minutes = Math.floor(whole / 60);
  const time = [minutes > 0 && counted(minutes, 'minute'), counted(whole % 60, 'second')].filter(Boolean);
  const day = dayKey ? ` of ${longDate(dayKey)}` : '';
  return `${title}${day}: solved in ${time.join(' and ')} with ${hintCount(hints)}.`;
}

function signRows({ givens, revealed = [] }: SharedResult): string[] {
  const signs = givens.map((given, cell) => {
    if (revealed.includes(cell)) return SIGNS.revealed;
    return given ? SIGNS.given : SIGNS.found;
  });
  return [0, 3, 6].map((start) => signs.slice(start, start + 3).join(''));
}

const hintCount = (hints: number): string => (hints === 0 ? 'no hints' : counted(hints, 'hint'));

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

const longDate = (dayKey: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(dayKey));
