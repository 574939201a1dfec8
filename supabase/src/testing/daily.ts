import * as v from 'valibot';
import { type GridGame, type StartedDaily, StartedDailySchema, TodaySchema } from '@ninefold/contracts';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { addDays } from '../publish/day-keys';
import type { Client } from '../program-client';
import { service } from './players';

/** The database's own day, so that no test depends on this machine's clock. */
export async function todayKey(): Promise<string> {
  const { data } = await service().rpc('today').throwOnError();
  return v.parse(TodaySchema, data).day_key;
}

export const daysAgo = async (days: number): Promise<string> => addDays(await todayKey(), -days);

export const solutionOf = (game: GridGame, dayKey: string): number[] => [
  ...dailyPuzzle(game, dayKey).solution,
];

/**
 * Starts today's puzzle.
 * @throws if it is rejected
 */
export async function start(client: Client, game: GridGame = 'sum_grid'): Promise<StartedDaily> {
  const { data } = await client.rpc('start_daily', { p_game_type: game }).throwOnError();
  return v.parse(StartedDailySchema, data);
}

/** Moves the start of the player's attempts of today back. */
export async function startedSecondsAgo(playerId: string, seconds: number): Promise<string> {
  const started_at = new Date(Date.now() - 1_000 * seconds).toISOString();
  await service().from('daily_attempts').update({ started_at }).eq('user_id', playerId).throwOnError();
  return started_at;
}

/** Stores an attempt of another day as the server would have when the puzzle was opened. */
export async function startedOn(day_key: string, user_id: string, game_type: GridGame = 'sum_grid') {
  const attempt = { user_id, game_type, day_key, started_at: `${day_key}T23:00:00Z` };
  await service().from('daily_attempts').insert(attempt).throwOnError();
}

/** Stores a counted day. */
export async function countedDay(day_key: string, user_id: string, streak: number) {
  await service().from('daily_activity').insert({ user_id, day_key, streak }).throwOnError();
}

interface Submission {
  readonly game?: GridGame | undefined;
  readonly grid?: unknown;
  readonly userId?: string | null;
  readonly seconds?: number | undefined;
}

/** The specification's call, with today's solution of the sum grid unless another one is given. */
export async function submit(
  client: Client,
  { game = 'sum_grid', grid, userId = null, seconds = 60 }: Submission = {},
) {
  return client.rpc('save_daily_grid_result', {
    p_user_id: userId,
    p_game_type: game,
    p_completion_time_seconds: seconds,
    p_hints_used: 0,
    p_accuracy: 100,
    // The API accepts JSON of any shape.
    p_grid: (grid === undefined ? solutionOf(game, await todayKey()) : grid) as number[],
  });
}
