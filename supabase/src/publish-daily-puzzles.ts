/**
 * Publishes the daily puzzles of a range of days, and the sheets of the timed rounds:
 * `npm run publish-puzzles -- [--from YYYY-MM-DD] [--days N]`, with SUPABASE_URL and SUPABASE_SECRET_KEY set.
 * Without flags: yesterday, which is still today for the player whose clock is behind, and the 400 days after it.
 */
import { parseArgs } from 'node:util';
import { dayKeyAt } from 'shared-puzzle-engine';
import { addDays } from './publish/day-keys';
import { publishDailyPuzzles } from './publish/publish-daily-puzzles';
import { publishRoundSheets } from './publish/publish-round-sheets';

const { SUPABASE_URL: supabaseUrl, SUPABASE_SECRET_KEY: secretKey } = process.env;

try {
  const { values } = parseArgs({
    options: {
      from: { type: 'string', default: addDays(dayKeyAt(Date.now()), -1) },
      days: { type: 'string', default: '401' },
    },
  });
  const days = Number(values.days);
  if (!Number.isInteger(days) || days < 1)
    throw new Error(`--days must be a whole number from 1, not "${values.days}".`);
  if (!supabaseUrl || !secretKey) throw new Error('Set SUPABASE_URL and SUPABASE_SECRET_KEY.');
  const added = await publishDailyPuzzles({ supabaseUrl, secretKey, fromDayKey: values.from, days });
  process.stdout.write(`${days} days from ${values.from} are published, ${added} puzzles of them now.\n`);
  const sheets = await publishRoundSheets(supabaseUrl, secretKey);
  process.stdout.write(`The sheets of the timed rounds are published, ${sheets} of them now.\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
