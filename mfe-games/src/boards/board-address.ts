import { GAMES, GRID_GAMES, TIMED_ROUND_GAMES } from '@ninefold/contracts';
import { addDays, isDayKey } from '../days/day-keys';
import { boardPath, BOARDS_PATH } from '../shown/board-paths';
import type { BoardAddress } from '../shown/use-board';

/** In the order of the links: a timed round has a board for each way of answering. */
export const BOARDS: readonly Pick<BoardAddress, 'game' | 'answeredBy'>[] = [
  ...GRID_GAMES.map((game) => ({ game, answeredBy: null })),
  ...TIMED_ROUND_GAMES.flatMap((game) =>
    (['choosing', 'typing'] as const).map((answeredBy) => ({ game, answeredBy })),
  ),
];

/** `/boards`, `/boards/sum-grid?day=2026-11-20`, `?week=2026-11-16`, `?all`. @returns null where there is no such board */
export function readBoardAddress(pathname: string, query: URLSearchParams): BoardAddress | null {
  const path = pathname.slice(BOARDS_PATH.length).replace(/\/$/, '') || GAMES.sum_grid.path;
  const answeredBy = query.get('answers') === 'typed' ? 'typing' : 'choosing';
  const board = BOARDS.find(
    (each) => GAMES[each.game].path === path && (each.answeredBy ?? answeredBy) === answeredBy,
  );
  if (!board) return null;
  const period = query.has('all') ? 'all' : query.has('week') ? 'week' : 'day';
  const day = query.get(period);
  return { ...board, period, day: day && isDayKey(day) ? day : null };
}

export function boardAddress({ game, answeredBy, period, day }: BoardAddress): string {
  const path = boardPath(game, answeredBy ?? undefined);
  const query = period === 'all' ? 'all' : day ? `${period}=${day}` : period === 'week' ? 'week' : '';
  return [path, query].filter(Boolean).join(path.includes('?') ? '&' : '?');
}

/** The same board of the day or week before or after; `from` is where the one on the screen begins. */
export const neighbour = (board: BoardAddress, from: string, step: -1 | 1): BoardAddress => ({
  ...board,
  day: addDays(from, step * (board.period === 'week' ? 7 : 1)),
});
