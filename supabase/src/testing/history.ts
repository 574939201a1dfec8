import type { Database } from '@ninefold/contracts/database';
import type { Client } from '../program-client';
import { service } from './players';

type Session = Database['public']['Tables']['game_sessions']['Insert'];

/**
 * Inserts equal rows into a player's history without the function that saves results: practice grids, with optional
 * changes.
 */
export async function fillHistory(user_id: string, count: number, change: Partial<Session> = {}) {
  const row: Session = {
    user_id,
    game_type: 'sum_grid',
    practice: true,
    givens_count: 3,
    score: 100,
    completion_time_seconds: 75,
    accuracy: 100,
    ...change,
  };
  await service()
    .from('game_sessions')
    .insert(Array.from({ length: count }, () => row))
    .throwOnError();
}

/** Turns a row of the history into a drill. */
export const DRILL = {
  game_type: 'addition_drill',
  practice: false,
  givens_count: null,
  answered_by: 'typing',
  score: 17,
} as const;

/** Everything that a game may store in a player's account. */
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
