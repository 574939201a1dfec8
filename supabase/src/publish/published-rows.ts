import type { Client } from '../program-client';
import { PUZZLE_COLUMNS, type PuzzleRow } from './puzzle-row';

/** What one request may answer at most on hosted Supabase and on the embedded backend. */
const PAGE = 1_000;

/** The published puzzles of days from the first to the last. */
export async function publishedRows(client: Client, firstDay: string, lastDay: string): Promise<PuzzleRow[]> {
  const rows: PuzzleRow[] = [];
  for (;;) {
    const { data } = await client
      .from('daily_puzzles')
      .select(PUZZLE_COLUMNS)
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
