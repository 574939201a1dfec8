import { GAMES } from '@ninefold/contracts';
import { formatClock } from 'shared-puzzle-engine';
import type { ArchivedGrid } from '../days/device-days';
import type { Unlock } from '../days/open-days';
import { copy } from './copy';

/** How one grid of a day stands for its player. What was solved stays to be seen when its day is closed. */
export type GridState = keyof typeof copy.states;

export function stateOf(
  { dailySeconds, laterSeconds, begun }: ArchivedGrid,
  unlock: Unlock | null,
): GridState {
  if (dailySeconds !== null) return 'daily';
  if (laterSeconds !== null) return 'later';
  if (unlock) return 'closed';
  return begun ? 'begun' : 'open';
}

/** "Sum Grid solved in 1:12"; nothing for a grid that is closed, which is said once for the day. */
export function stateInWords(grid: ArchivedGrid, unlock: Unlock | null): string | null {
  const { title } = GAMES[grid.game];
  const state = stateOf(grid, unlock);
  if (state === 'daily') return copy.spoken.daily(title, formatClock(grid.dailySeconds ?? 0));
  if (state === 'later') return copy.spoken.later(title, formatClock(grid.laterSeconds ?? 0));
  return state === 'closed' ? null : copy.spoken[state](title);
}
