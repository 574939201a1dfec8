import { GAMES } from '@ninefold/contracts';
import { formatClock } from 'shared-puzzle-engine';
import type { ArchivedGrid } from '../days/device-days';
import type { Unlock } from '../days/open-days';
import { copy } from './copy';

/** The state of one grid of a day. Solved grids keep their state when their day is locked. */
export type GridState = keyof typeof copy.states;

export function stateOf(
  { dailySeconds, laterSeconds, started }: ArchivedGrid,
  unlock: Unlock | null,
): GridState {
  if (dailySeconds !== null) return 'daily';
  if (laterSeconds !== null) return 'later';
  if (unlock) return 'closed';
  return started ? 'started' : 'open';
}

/** "Sum Grid solved in 1:12". @returns null for a locked grid, because the day says so once for all of them */
export function stateInWords(grid: ArchivedGrid, unlock: Unlock | null): string | null {
  const { title } = GAMES[grid.game];
  const state = stateOf(grid, unlock);
  if (state === 'daily')
    return copy.spoken.daily(title, formatClock(grid.dailySeconds ?? 0), grid.isUnverified);
  if (state === 'later') return copy.spoken.later(title, formatClock(grid.laterSeconds ?? 0));
  return state === 'closed' ? null : copy.spoken[state](title);
}
