import type { DailyRecord, DailyResult } from '../device/daily-record';
import type { SentResult } from './guest-result';

/** A finished daily as `import_guest_results` takes it, once for each id. */
export const sentDaily = (
  { game, dayKey, startedAt }: DailyRecord,
  { seconds, grid = [] }: DailyResult,
  id: string,
): SentResult => ({
  id,
  kind: 'daily',
  game_type: game,
  day_key: dayKey,
  grid: [...grid],
  completion_time_seconds: seconds,
  finished_at: new Date(startedAt + seconds * 1000).toISOString(),
});
