import { randomUUID } from 'node:crypto';
import { type Database, type SavedPractice, SavedPracticeSchema } from 'shared-contracts';
import type { Client } from '../program-client';
import { service } from './players';

export type PracticeArguments = Database['public']['Functions']['save_practice_result']['Args'];

/** Any nine digits are the solution of some puzzle. */
const GRID = [4, 9, 2, 3, 5, 7, 8, 1, 6];

/** Arguments may be of any kind: PostgREST takes null and JSON of any shape, whatever the generated types promise. */
export type Change = Partial<Record<keyof PracticeArguments, unknown>>;

/** A solved practice grid with that many givens, as the game sends it. */
export const practice = (over: Change = {}, givens = 3): PracticeArguments =>
  ({
    p_user_id: null,
    p_id: randomUUID(),
    p_game_type: 'sum_grid',
    p_givens: GRID.map((digit, at) => (at < givens ? digit : 0)),
    p_grid: GRID,
    p_completion_time_seconds: 75,
    p_hints_used: 0,
    ...over,
  }) as PracticeArguments;

/** The same as part of what a guest played. */
export const guestPractice = (over: object = {}) => {
  const played = practice();
  return {
    id: played.p_id,
    kind: 'practice',
    game_type: played.p_game_type,
    givens: played.p_givens,
    grid: played.p_grid,
    completion_time_seconds: played.p_completion_time_seconds,
    hints_used: played.p_hints_used,
    finished_at: new Date().toISOString(),
    ...over,
  };
};

/** @throws when the result is refused */
export async function savePractice(client: Client, result: PracticeArguments): Promise<SavedPractice> {
  return SavedPracticeSchema.parse((await client.rpc('save_practice_result', result).throwOnError()).data);
}

/** Why the result is refused; null when it is not. */
export const practiceRefusal = async (client: Client, result: PracticeArguments) =>
  (await client.rpc('save_practice_result', result)).error;

/** Leaves that many grid results in a player's account without the way through the function. */
export async function fillWithResults(user_id: string, count: number, over: object = {}): Promise<void> {
  const row = {
    user_id,
    game_type: 'sum_grid',
    score: 100,
    completion_time_seconds: 75,
    accuracy: 100,
    session_data: { practice_mode: true },
    ...over,
  };
  await service()
    .from('game_sessions')
    .insert(Array.from({ length: count }, () => row))
    .throwOnError();
}

/** Everything that a game may leave behind in a player's account. */
export async function traces(client: Client) {
  const [profile, attempts, results, activity, games, lessons] = await Promise.all([
    client.from('profiles').select().single().throwOnError(),
    client.from('daily_attempts').select().throwOnError(),
    client.from('daily_grid_results').select().throwOnError(),
    client.from('daily_activity').select().throwOnError(),
    client.from('game_sessions').select().throwOnError(),
    client.from('learning_sessions').select().throwOnError(),
  ]);
  return {
    profile: profile.data,
    attempts: attempts.data,
    results: results.data,
    activity: activity.data,
    games: games.data,
    lessons: lessons.data,
  };
}
