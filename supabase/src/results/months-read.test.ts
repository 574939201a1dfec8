import { randomUUID } from 'node:crypto';
import { dailyPuzzle, dayKeyAt } from 'shared-puzzle-engine';
import { addDays } from '../publish/day-keys';
import { puzzleRow } from '../publish/puzzle-rows';
import { scriptValues } from '../testing/script-values';
import { daily, drill, practice, timedRound } from '../testing/results';
import { signedInAs } from '../types/bare-supabase';

const today = dayKeyAt(Date.now());
const PLAYER = randomUUID();
const quoted = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`;

const { givens, targets } = puzzleRow('sum_grid', today);
const SIGNED_IN = `
  insert into auth.users (id) values ('${PLAYER}');
  update public.profiles set username = 'ada', shown_on_boards = true where id = '${PLAYER}';
  insert into public.daily_puzzles (game_type, day_key, givens, targets)
  values ('sum_grid', '${today}', '{${givens.join()}}', ${quoted(targets)}) on conflict do nothing;
  ${signedInAs(PLAYER)}`;

/** The partitions that a transaction has read. */
const MONTHS_READ = `
  select coalesce(jsonb_agg(right(relname, 7) order by relname), '[]') as value
  from pg_stat_xact_user_tables where schemaname = 'partitions' and seq_scan + coalesce(idx_scan, 0) > 0;`;

/** Fails if one of them is refused. */
const saveResults = (...results: unknown[]) =>
  `select 1 / (public.save_results(${quoted(results)})::text not like '%refused%')::integer;`;
const grid = [...dailyPuzzle('sum_grid', today).solution];

const CALLS = {
  start_daily: `select public.start_daily('sum_grid');`,
  'save_results with a daily': `select public.start_daily('sum_grid');
    update public.daily_attempts set started_at = now() - interval '1 minute' where user_id = '${PLAYER}' and day_key = '${today}';
    ${saveResults(daily(today, { grid }))}`,
  'save_results with practice': saveResults(practice()),
  'save_results with a round and a drill': saveResults(timedRound(12, 1), drill(17)),
  personal_best: `select public.personal_best('mental_math_speed', 'choosing');`,
} as const;

test.each(Object.keys(CALLS) as (keyof typeof CALLS)[])(
  '%s reads no other month than that of its day',
  async (name) => {
    const [months] = (await scriptValues([SIGNED_IN + CALLS[name] + MONTHS_READ])) as [string[]];
    // The streak reads two days back, and a board of a week begins up to six days back.
    // Practice and rounds are stored by the UTC date, which is a day ahead in the evening, and looked for on the day of odd clocks.
    const days = [today, addDays(today, -7), new Date().toISOString()];
    const own = days.map((day) => day.slice(0, 7).replace('-', '_'));
    expect(months.filter((month) => !own.includes(month) && !['ll_time', '_clocks'].includes(month))).toEqual(
      [],
    );
  },
);

test('the count of months read notices a statement that reads them all', async () => {
  const [months] = (await scriptValues([
    `${SIGNED_IN} select from public.game_sessions where user_id = '${PLAYER}'; ${MONTHS_READ}`,
  ])) as [string[]];
  expect(months.length).toBeGreaterThan(3);
});
