import { randomUUID } from 'node:crypto';
import { type Database, type ImportedGuestResults, ImportedGuestResultsSchema } from 'shared-contracts';
import type { GridGame } from 'shared-puzzle-engine';
import type { Client } from '../program-client';
import { solutionOf } from './daily';
import type { RoundArguments } from './rounds';

type Results = Database['public']['Functions']['import_guest_results']['Args']['p_results'];

/** A daily that a guest solved, as the game sends it. */
export const guestDaily = (day_key: string, over: object = {}, game_type: GridGame = 'sum_grid') => ({
  id: randomUUID(),
  kind: 'daily',
  game_type,
  day_key,
  grid: solutionOf(game_type, day_key),
  completion_time_seconds: 75,
  finished_at: `${day_key}T17:00:00Z`,
  ...over,
});

/** A round that a guest played, as the game sends it. */
export const guestRound = (round: RoundArguments, over: object = {}) => ({
  id: round.p_id,
  kind: 'round',
  game_type: round.p_game_type,
  completion_time_seconds: round.p_completion_time_seconds,
  score: round.p_score,
  accuracy: round.p_accuracy,
  session_data: round.p_session_data,
  finished_at: new Date().toISOString(),
  ...over,
});

export const send = async (client: Client, results: unknown) =>
  client.rpc('import_guest_results', { p_results: results as Results });

/** @throws when the list as a whole is refused */
export async function importResults(client: Client, ...results: unknown[]): Promise<ImportedGuestResults> {
  const { data, error } = await send(client, results);
  if (error) throw error;
  return ImportedGuestResultsSchema.parse(data);
}

/** Why one result is skipped. */
export const reasonFor = async (client: Client, result: unknown): Promise<string | undefined> =>
  (await importResults(client, result)).skipped[0]?.reason;
