import type { Database, Json } from '@ninefold/contracts/database';
import { dailyPuzzle, type GridGame, type Targets } from 'shared-puzzle-engine';
import type { Client } from '../program-client';

export type PuzzleRow = Omit<Database['public']['Tables']['daily_puzzles']['Row'], 'published_at'>;

/** The maximum number of rows per response, on hosted Supabase and on the embedded backend. */
const PAGE = 1_000;

/** The day's puzzle as it is published: what is needed to check a grid, without the solution. */
export function puzzleRow(game: GridGame, dayKey: string): PuzzleRow {
  const { givens, targets } = dailyPuzzle(game, dayKey);
  return { game_type: game, day_key: dayKey, givens: [...givens], targets: targetsAsJson(targets) };
}

/** Copies the engine's frozen, shared objects. */
const targetsAsJson = (targets: Targets): Json =>
  Object.fromEntries(
    Object.entries(targets).map(([operation, { rows, columns }]) => [
      operation,
      { rows: [...rows], columns: [...columns] },
    ]),
  );

/** The published puzzles from the first to the last day, by day and game. */
export async function publishedRows(client: Client, firstDay: string, lastDay: string): Promise<PuzzleRow[]> {
  const rows: PuzzleRow[] = [];
  for (;;) {
    const { data } = await client
      .from('daily_puzzles')
      .select('game_type, day_key, givens, targets')
      .gte('day_key', firstDay)
      .lte('day_key', lastDay)
      .order('day_key')
      .order('game_type')
      .range(rows.length, rows.length + PAGE - 1)
      .throwOnError();
    rows.push(...data);
    if (data.length < PAGE) return rows;
  }
}
