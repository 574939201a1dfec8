import { Failure } from '../failure';
import type { Addresses } from '../parts/addresses';
import { typescript } from '../parts/typescript';
import { ROOT } from '../paths';
import { runNode } from '../supervise/run-node';
import type { Say } from './say';

/** Brings the puzzles of the days ahead into the database, which checks results against them. */
export async function publishDailyPuzzles(
  { supabase }: Addresses,
  signal: AbortSignal,
  say: Say,
): Promise<void> {
  const begin = Date.now();
  const { succeeded, output } = await runNode(
    {
      command: typescript('supabase/src/publish-daily-puzzles.ts'),
      cwd: ROOT,
      environment: { SUPABASE_URL: supabase.url, SUPABASE_SECRET_KEY: supabase.secretKey },
    },
    signal,
  );
  if (!succeeded) throw new Failure(`The daily puzzles could not be published: ${output}`);
  say.timing('published the daily puzzles', Date.now() - begin);
}
