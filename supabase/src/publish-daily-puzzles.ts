/**
 * Publishes the daily puzzles of a range of days, and the question sets of the timed rounds, and maintains the tables by
 * month. It is a daily job: `npm run publish-puzzles
 * -- [--from YYYY-MM-DD] [--days N]`. It needs SUPABASE_URL and SUPABASE_SECRET_KEY, or a running local platform.
 * Without flags it publishes every day from the first one, which the archive needs, to 400 days after today. If the
 * clock is before the first day, it starts yesterday, which is still today for a player whose clock is behind.
 */
import { parseArgs } from 'node:util';
import { FIRST_DAY } from '@ninefold/contracts';
import { dayKeyAt } from 'shared-puzzle-engine';
import { addDays, daysUntil } from './publish/day-keys';
import { maintainPartitions } from './publish/maintain-partitions';
import { publishDailyPuzzles } from './publish/publish-daily-puzzles';
import { publishQuestionSets } from './publish/publish-question-sets';

const DAYS_AHEAD = 400;

const { SUPABASE_URL: supabaseUrl, SUPABASE_SECRET_KEY: secretKey } = process.env;

try {
  const today = dayKeyAt(Date.now());
  const yesterday = addDays(today, -1);
  const { values } = parseArgs({
    options: {
      from: { type: 'string', default: FIRST_DAY < yesterday ? FIRST_DAY : yesterday },
      days: { type: 'string' },
    },
  });
  const days = Number(values.days ?? daysUntil(values.from, today) + DAYS_AHEAD);
  if (!Number.isInteger(days) || days < 1)
    throw new Error(`--days must be a whole number from 1, not "${values.days}".`);
  if (!supabaseUrl || !secretKey)
    throw new Error(
      'SUPABASE_URL and SUPABASE_SECRET_KEY are missing: set them, or start the local platform with npm start.',
    );
  const failed = ({ message }: Error) => {
    throw new Error(`Nothing more can be published at ${supabaseUrl}: ${message}`);
  };
  const added = await publishDailyPuzzles({ supabaseUrl, secretKey, fromDayKey: values.from, days }).catch(
    failed,
  );
  process.stdout.write(`${days} days from ${values.from} are published, ${added} puzzles of them now.\n`);
  const sets = await publishQuestionSets(supabaseUrl, secretKey).catch(failed);
  process.stdout.write(`The question sets of the timed rounds are published, ${sets} of them now.\n`);
  const steps = await maintainPartitions(supabaseUrl, secretKey).catch(({ message }: Error) => {
    throw new Error(`The tables by month at ${supabaseUrl} cannot be maintained: ${message}`);
  });
  process.stdout.write(`The tables by month are maintained: ${steps.length} steps.\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
