import { TodaySchema } from 'shared-contracts';
import { dailyPuzzle, type GridGame } from 'shared-puzzle-engine';
import { addDays } from '../publish/day-keys';
import type { Client } from '../program-client';
import { anonymous } from './players';

/** The database's own day, so that no test depends on the clock of this machine. */
export async function todayKey(): Promise<string> {
  const { data } = await anonymous().rpc('today').throwOnError();
  return TodaySchema.parse(data).day_key;
}

export const daysAgo = async (days: number): Promise<string> => addDays(await todayKey(), -days);

export const solutionOf = (game: GridGame, dayKey: string): number[] => [
  ...dailyPuzzle(game, dayKey).solution,
];

/** What `start_daily` answers. */
export interface StartedDaily {
  readonly game_type: string;
  readonly day_key: string;
  readonly seconds_to_reset: number;
  readonly started_at: string | null;
  readonly elapsed_seconds: number;
  readonly completed: boolean;
  readonly result: { readonly completion_time_seconds: number } | null;
}

export async function start(client: Client, game = 'sum_grid'): Promise<StartedDaily> {
  const { data } = await client.rpc('start_daily', { p_game_type: game }).throwOnError();
  return data as unknown as StartedDaily;
}

interface Submission {
  readonly game?: GridGame;
  readonly grid?: unknown;
  readonly userId?: string | null;
  readonly seconds?: number;
}

/** Submits today's solution of the sum grid, or whatever else is said. */
export async function submit(
  client: Client,
  { game = 'sum_grid', grid, userId = null, seconds = 60 }: Submission = {},
) {
  return client.rpc('save_daily_grid_result', {
    // PostgREST takes null and JSON of any shape, whatever the generated types promise.
    p_user_id: userId as string,
    p_game_type: game,
    p_completion_time_seconds: seconds,
    p_hints_used: 0,
    p_accuracy: 100,
    p_grid: (grid === undefined ? solutionOf(game, await todayKey()) : grid) as number[],
  });
}
