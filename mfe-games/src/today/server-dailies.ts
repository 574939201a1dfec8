import { GRID_GAMES, type TodaysDailies } from '@ninefold/contracts';
import type { SavedResult } from '@ninefold/platform';

/** The server's data on a day: of an earlier day, only the bests remain. null for a later day. */
export function dailiesOn(dailies: TodaysDailies, dayKey: string): TodaysDailies | null {
  if (dailies.day_key === dayKey) return dailies;
  if (dailies.day_key > dayKey) return null;
  const grids = GRID_GAMES.map((game) => [
    game,
    { ...dailies.grids[game], started: false, time_seconds: null, time_verified: null },
  ]);
  return { ...dailies, day_key: dayKey, grids: Object.fromEntries(grids) as TodaysDailies['grids'] };
}

/** The server's data after a save; undefined if the result does not tell what it changed. */
export function dailiesWith(dailies: TodaysDailies, saved: SavedResult): TodaysDailies | undefined {
  // Its new streak is not known.
  if (saved.kind === 'learning') return undefined;
  if (saved.kind === 'practice') return dailies;
  if (saved.kind === 'daily') {
    const { game, day, daily } = saved;
    if (!daily) return undefined;
    const known = dailies.grids[game];
    const { completion_time_seconds: seconds, time_verified, current_streak } = daily;
    const best_time_seconds = time_verified
      ? Math.min(seconds, known.best_time_seconds ?? seconds)
      : known.best_time_seconds;
    const today = day === dailies.day_key ? { started: true, time_seconds: seconds, time_verified } : {};
    const grids = { ...dailies.grids, [game]: { ...known, ...today, best_time_seconds } };
    return { ...dailies, current_streak, grids };
  }
  const { game, score } = saved;
  if (score === undefined) return undefined;
  if (score === null) return dailies;
  const best = Math.max(score, dailies.best_scores[game] ?? score);
  return { ...dailies, best_scores: { ...dailies.best_scores, [game]: best } };
}
