import { GRID_GAMES } from 'shared-contracts';
import type { DashboardSummary } from '../dashboard-summary';

/** Solved at least one of today's puzzles, or finished a learning session: the day counts. */
export function playedToday({ games, learning_sessions_today }: DashboardSummary): boolean {
  return learning_sessions_today > 0 || GRID_GAMES.some((game) => games[game].played_today);
}

export function xpToday({ day_key, recent_results }: DashboardSummary): number {
  return recent_results
    .filter((result) => result.day_key === day_key)
    .reduce((sum, result) => sum + result.xp_earned, 0);
}
