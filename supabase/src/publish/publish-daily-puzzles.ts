import { isDeepStrictEqual } from 'node:util';
import { GRID_GAMES } from '@ninefold/contracts';
import { createProgramClient } from '../program-client';
import { addDays, daysFrom } from './day-keys';
import { publishedRows, type PuzzleRow, puzzleRow } from './puzzle-rows';

export interface PublishOptions {
  readonly supabaseUrl: string;
  readonly secretKey: string;
  readonly fromDayKey: string;
  readonly days: number;
}

const BATCH = 500;

const keyOf = ({ game_type, day_key }: PuzzleRow) => `${game_type} of ${day_key}`;

/**
 * Publishes the puzzles of a range of days. It can be run any number of times.
 * @returns how many were not published yet
 * @throws Error if a published puzzle differs from the engine's. It is not changed, because people may have played it.
 */
export async function publishDailyPuzzles({
  supabaseUrl,
  secretKey,
  fromDayKey,
  days,
}: PublishOptions): Promise<number> {
  const client = createProgramClient(supabaseUrl, secretKey);
  const lastDayKey = addDays(fromDayKey, days - 1);
  const published = new Map<string, PuzzleRow>();
  for (const row of await publishedRows(client, fromDayKey, lastDayKey)) published.set(keyOf(row), row);

  const wanted = daysFrom(fromDayKey, days).flatMap((day) => GRID_GAMES.map((game) => puzzleRow(game, day)));
  const missing = wanted.filter((row) => !published.has(keyOf(row)));
  const differing = wanted.filter((row) => {
    const there = published.get(keyOf(row));
    return there && !isDeepStrictEqual({ ...there }, row);
  });
  if (differing.length > 0) {
    throw new Error(`Published puzzles differ from the engine's: ${differing.map(keyOf).join(', ')}.`);
  }
  for (let start = 0; start < missing.length; start += BATCH) {
    await client
      .from('daily_puzzles')
      // Another program may publish the same days at the same time.
      .upsert(missing.slice(start, start + BATCH), {
        onConflict: 'game_type,day_key',
        ignoreDuplicates: true,
      })
      .throwOnError();
  }
  return missing.length;
}
