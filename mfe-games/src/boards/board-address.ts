import { FIRST_DAY, GAMES, GRID_GAMES, TIMED_ROUND_GAMES } from '@ninefold/contracts';
import { addDays, isDayKey } from '../days/day-keys';
import { boardPath, BOARDS_PATH } from '../screen/paths';
import type { BoardAddress } from '../sharing/use-board';

/** In display order. A timed round has a board for each way of answering. */
export const BOARDS: readonly Pick<BoardAddress, 'game' | 'answeredBy'>[] = [
  ...GRID_GAMES.map((game) => ({ game, answeredBy: null })),
  ...TIMED_ROUND_GAMES.flatMap((game) =>
    (['choosing', 'typing'] as const).map((answeredBy) => ({ game, answeredBy })),
  ),
];

export interface RequestedBoard {
  readonly board: BoardAddress;
  /** The address has an invalid day or one without a board, so the nearest board is shown. */
  readonly isCorrected: boolean;
}

/**
 * Reads `/boards`, `/boards/sum-grid?day=2026-11-20`, `?week=2026-11-16` and `?all`.
 * @returns null for an unknown board
 */
export function readBoardAddress(
  pathname: string,
  query: URLSearchParams,
  today: string,
): RequestedBoard | null {
  const path = pathname.slice(BOARDS_PATH.length).replace(/\/$/, '') || GAMES.sum_grid.path;
  const answeredBy = query.get('answers') === 'typed' ? 'typing' : 'choosing';
  const board = BOARDS.find(
    (each) => GAMES[each.game].path === path && (each.answeredBy ?? answeredBy) === answeredBy,
  );
  if (!board) return null;
  const period = query.has('all') ? 'all' : query.has('week') ? 'week' : 'day';
  const requested = query.get(period);
  const day = requested && period !== 'all' ? nearestDay(requested, period, today) : null;
  return {
    board: { ...board, period, day },
    isCorrected: day !== null ? day !== requested : Boolean(requested),
  };
}

/** @returns null for the current day or week */
function nearestDay(requested: string, period: 'day' | 'week', today: string): string | null {
  if (!isDayKey(requested) || requested > today) return null;
  const last = period === 'week' ? addDays(requested, 6) : requested;
  return last < FIRST_DAY ? FIRST_DAY : requested;
}

/** Whether there is a board before the one that starts on this day. */
export const hasEarlier = (from: string): boolean => from > FIRST_DAY;

export function boardAddress({ game, answeredBy, period, day }: BoardAddress): string {
  const path = boardPath(game, answeredBy ?? undefined);
  const query = period === 'all' ? 'all' : day ? `${period}=${day}` : period === 'week' ? 'week' : '';
  return [path, query].filter(Boolean).join(path.includes('?') ? '&' : '?');
}

/** The same board one day or week earlier or later. `from` is where the displayed one starts. */
export const neighbor = (board: BoardAddress, from: string, step: -1 | 1): BoardAddress => ({
  ...board,
  day: addDays(from, step * (board.period === 'week' ? 7 : 1)),
});
