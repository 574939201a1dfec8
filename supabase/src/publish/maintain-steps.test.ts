import { randomUUID } from 'node:crypto';
import { dayKeyAt } from 'shared-puzzle-engine';
import { bareDatabase } from '../../jest/bare-database';
import { addDays } from './day-keys';
import { scriptValues } from '../testing/script-values';
import { signedInAs } from '../types/bare-supabase';

/** The maintenance of the tables by month, with the day as an argument, in transactions that are rolled back. */

/** Its locks on whole tables could deadlock with other files' scripts, so it has a database of its own. */
beforeAll(async () => void (process.env.BARE_DATABASE = (await bareDatabase()) ?? ''), 60_000);

const PLAYER = randomUUID();

/** A day of a month after the current one; day 0 is the last one of the month before. A new database has months 0 to 3. */
function dayOf(month: number, day: number): string {
  const [thisYear, thisMonth] = dayKeyAt(Date.now()).split('-').map(Number) as [number, number];
  return new Date(Date.UTC(thisYear, thisMonth - 1 + month, day)).toISOString().slice(0, 10);
}
const monthOf = (day: string) => day.slice(0, 7).replace('-', '_');
const suffixOf = (month: number) => monthOf(dayOf(month, 1));
const yesterday = addDays(new Date().toISOString().slice(0, 10), -1);
const TABLES = [
  'board_entries',
  'daily_activity',
  'daily_attempts',
  'daily_grid_results',
  'game_sessions',
] as const;

/** A signed-in player, and `pg_temp.maintain(day)`: all steps of a job of that day. */
const SETUP = `
  insert into auth.users (id, email) values ('${PLAYER}', 'ada@example.com');
  update public.profiles set username = 'ada', shown_on_boards = true where id = '${PLAYER}';
  ${signedInAs(PLAYER)}
  create function pg_temp.maintain(p_today date) returns text[] language plpgsql as $$
  declare
    v_steps text[] := '{}';
    v_step text;
  begin
    for step in 1 .. 500 loop
      v_step := private.maintain(p_today);
      if v_step is null then return v_steps; end if;
      v_steps := v_steps || v_step;
    end loop;
    raise exception 'The job does not end.';
  end; $$;`;

const maintain = (day: string) => `select pg_temp.maintain('${day}');`;

const run = async <Value>(script: string) => (await scriptValues([SETUP + script]))[0] as Value;

/** The partitions that hold rows of a table, with their number of rows. */
const placesOf = (table: string) => `
  select coalesce(jsonb_object_agg(p.name, p.rows), '{}') as value
  from (select t.tableoid::regclass::text as name, count(*) as rows from ${table} t group by 1) p;`;

const practice = (id: string, finished_at: string) =>
  JSON.stringify([
    {
      ...{
        id,
        kind: 'practice',
        game_type: 'sum_grid',
        completion_time_seconds: 75,
        hints_used: 0,
        finished_at,
      },
      ...{ givens: [4, 9, 2, 0, 0, 0, 0, 0, 0], grid: [4, 9, 2, 3, 5, 7, 8, 1, 6] },
    },
  ]);

const save = (results: string) => `select public.save_results('${results}') as value;`;

test('over a month boundary, one more month is made for each table, and then nothing is left to do', async () => {
  const steps = await run<string[][]>(`
    ${maintain(dayOf(2, 0))}
    select jsonb_build_array(pg_temp.maintain('${dayOf(2, 1)}'), pg_temp.maintain('${dayOf(2, 1)}')) as value;`);
  expect([...(steps[0] ?? [])].sort()).toEqual(
    TABLES.map((table) => `added partitions.${table}_${suffixOf(5)}`),
  );
  expect(steps[1]).toEqual([]);
});

test('without the job, three months have their partitions', async () => {
  const months = await run<number[]>(`
    ${maintain(dayOf(2, 0))}
    select jsonb_agg(n order by n) as value from generate_series(0, 4) n
    where to_regclass('partitions.game_sessions_' || to_char('${dayOf(1, 1)}'::date + n * interval '1 month', 'YYYY_MM')) is not null`);
  expect(months).toEqual([0, 1, 2, 3]);
});

test('a new partition is out of reach for the roles of the API, like its table', async () => {
  const open = await run<string[]>(`
    ${maintain(dayOf(2, 0))}
    select coalesce(jsonb_agg(c.oid::regclass::text), '[]') as value from pg_class c
    where c.relnamespace = 'partitions'::regnamespace and c.relkind = 'r'
      and (not c.relrowsecurity or not c.relforcerowsecurity or has_table_privilege('service_role', c.oid, 'select'))`);
  expect(open).toEqual([]);
});

test('a result whose day is still to come has one place, even after that day', async () => {
  const id = randomUUID();
  const sent = practice(id, `${dayOf(4, 11)}T23:30:00Z`);
  const odd = { 'partitions.game_sessions_odd_clocks': 1 };
  expect(await run(save(sent) + placesOf('public.game_sessions'))).toEqual(odd);
  expect(await run(save(sent) + maintain(dayOf(2, 15)) + placesOf('public.game_sessions'))).toEqual(odd);
  // On a later day the same time is believed.
  const today = practice(id, new Date().toISOString());
  const later = save(sent) + maintain(dayOf(2, 15));
  expect(await run(later + save(today))).toMatchObject([{ id, status: 'saved_before' }]);
  const games = 'select to_jsonb(sum(g.played)) as value from private.game_days g';
  expect(await run(`${later + save(today)} ${games} where g.user_id = '${PLAYER}'`)).toBe(1);
});

test.each([
  ['of the last second of a day', `${yesterday}T23:59:59Z`, `partitions.game_sessions_${monthOf(yesterday)}`],
  ['before our first day', '2026-10-31T23:59:59Z', 'partitions.game_sessions_odd_clocks'],
  ['without a readable time', 'yesterday evening', 'partitions.game_sessions_odd_clocks'],
  ['of the end of time', '294276-12-31T00:00:00Z', 'partitions.game_sessions_odd_clocks'],
])('a result %s has one place, however often it is sent', async (_, finishedAt, place) => {
  const sent = practice(randomUUID(), finishedAt);
  expect(
    await run(
      save(sent) + save(sent) + maintain(dayOf(2, 1)) + save(sent) + placesOf('public.game_sessions'),
    ),
  ).toEqual({
    [place]: 1,
  });
});

const attempt = (day: string) =>
  `insert into public.daily_attempts (user_id, game_type, day_key) values ('${PLAYER}', 'sum_grid', '${day}');`;
const attempts = `select coalesce(jsonb_agg(a.day_key order by a.day_key), '[]') as value from public.daily_attempts a;`;

test('attempts are kept for their day and the next, and their ended months are dropped', async () => {
  const days = ['2001-01-01', dayOf(2, -1), dayOf(2, 0), dayOf(2, 1)];
  const made = maintain(dayOf(2, 0)) + days.map(attempt).join('');
  expect(await run(made + maintain(dayOf(2, 1)) + attempts)).toEqual([dayOf(2, 0), dayOf(2, 1)]);
  const exists = `select to_jsonb(to_regclass('partitions.daily_attempts_${suffixOf(1)}') is not null) as value;`;
  expect(await run(made + maintain(dayOf(2, 1)) + exists)).toBe(true);
  expect(await run(made + maintain(dayOf(2, 2)) + exists)).toBe(false);
  expect(await run(made + maintain(dayOf(2, 2)) + attempts)).toEqual([dayOf(2, 1)]);
});

test('a board of a past month opens as it was, with its changes merged', async () => {
  const enter = `select private.enter_boards('${PLAYER}', 'sum_grid', null, '2026-12-30', v, '2026-12-30T17:00:00Z') from unnest(array[90, 80, 70]) v;`;
  // The countdown differs between two transactions.
  const board = `select public.board('sum_grid', null, 'day', '2026-12-30')::jsonb - 'seconds_to_reset' as value;`;
  const page = await run<object>(enter + board);
  expect(page).toMatchObject({ players: 1, my_place: 1, rows: [{ username: 'ada', value: 70 }] });
  expect(await run(enter + maintain('2027-01-15') + board)).toEqual(page);
});

test('a board keeps one row for each value when its period is over', async () => {
  const boards = ['sum_grid/2026-12-30', 'sum_grid/all', 'sum_grid/week 2026-12-28'];
  const changes = `insert into private.board_changes (board, value, slot, change)
    select b, 90, s, c from unnest(array['${boards.join("', '")}']) b, unnest(array[1, 1, -1]) c, unnest(array[null, 7]) s;`;
  const rows = (day: string) =>
    run(
      changes +
        maintain(day) +
        `select jsonb_agg(c.rows order by c.board) as value from (
           select c.board, count(*) as rows from private.board_changes c where c.board like 'sum_grid/%' group by c.board) c;`,
    );
  expect(await rows('2026-12-30')).toEqual([6, 6, 6]);
  expect(await rows('2026-12-31')).toEqual([1, 6, 6]);
  expect(await rows('2027-01-15')).toEqual([1, 6, 1]);
  const entries = `select to_jsonb(sum(c.change)) as value from private.board_changes c where c.board = '${boards[0]}';`;
  expect(await run(changes + maintain('2027-01-15') + entries)).toBe(1);
});

test('more rows of wrong clocks than can be moved without a pause are refused, not moved', async () => {
  const script = `
    insert into public.daily_activity (user_id, day_key, streak)
    select '${PLAYER}', '2100-01-01'::date + n, 1 from generate_series(0, 30) n;
    create function pg_temp.refused() returns jsonb language plpgsql as $$
    declare v_hint text;
    begin
      perform private.refuse_many_rows('public.daily_activity', '2100-01-01', '2100-02-01', 30);
      return 'null';
    exception when program_limit_exceeded then
      get stacked diagnostics v_hint = pg_exception_hint;
      return to_jsonb(v_hint);
    end; $$;
    select pg_temp.refused() as value;`;
  expect(await run(script)).toBe('too-many-rows');
});

test('a month with too many rows to move stops neither other tables nor other months', async () => {
  const script = `
    ${maintain(dayOf(2, 0))}
    insert into public.game_sessions (user_id, game_type, score, completion_time_seconds, accuracy, finished_on)
    select '${PLAYER}', 'sum_grid', 100, 60, 100, '${dayOf(5, 3)}' from generate_series(1, 10001);
    create function pg_temp.until_refused() returns jsonb language plpgsql as $$
    declare
      v_steps text[] := '{}';
      v_hint text;
    begin
      loop
        v_steps := v_steps || private.maintain('${dayOf(3, 1)}');
        exit when v_steps[cardinality(v_steps)] is null;
      end loop;
      return 'null';
    exception when program_limit_exceeded then
      get stacked diagnostics v_hint = pg_exception_hint;
      return jsonb_build_object('steps', v_steps, 'hint', v_hint);
    end; $$;
    select pg_temp.until_refused() as value;`;
  const { steps, hint } = await run<{ steps: string[]; hint: string }>(script);
  expect(hint).toBe('too-many-rows');
  const blocked = `added partitions.game_sessions_${suffixOf(5)}`;
  const added = [5, 6].flatMap((month) =>
    TABLES.map((table) => `added partitions.${table}_${suffixOf(month)}`),
  );
  expect(steps.filter((step) => step.startsWith('added')).sort()).toEqual(
    added.filter((step) => step !== blocked).sort(),
  );
});

test('the export and the deletion of an account reach the rows of every partition', async () => {
  const days = ['2001-01-01', dayOf(0, 15), dayOf(2, 15), dayOf(60, 1)];
  const rows = days
    .map(
      (day, at) => `
        ${attempt(day)}
        insert into public.daily_activity (user_id, day_key, streak) values ('${PLAYER}', '${day}', 1);
        insert into public.game_sessions (user_id, game_type, score, completion_time_seconds, accuracy, finished_on)
        values ('${PLAYER}', 'sum_grid', 100, ${60 + at}, 100, '${day}');
        insert into public.daily_grid_results (user_id, game_type, challenge_date, grid, completion_time_seconds, time_verified, score,
          accuracy, xp_earned)
        values ('${PLAYER}', 'sum_grid', '${day}', '{4,9,2,3,5,7,8,1,6}', ${60 + at}, true, 100, 100, 50);`,
    )
    .join('');
  const places = `select to_jsonb(count(distinct s.tableoid)) as value from public.game_sessions s;`;
  expect(await run(maintain(dayOf(1, 1)) + rows + places)).toBe(4);
  const { tables } = await run<{ tables: Record<string, object[]> }>(
    `${maintain(dayOf(1, 1)) + rows} select public.export_my_data() as value;`,
  );
  const counts = Object.fromEntries(Object.entries(tables).map(([table, found]) => [table, found.length]));
  expect(counts).toMatchObject({
    ...{ game_sessions: 4, daily_grid_results: 4, daily_activity: 4, daily_attempts: 4 },
    'private.board_entries': 9,
  });
  expect(Object.keys(tables).filter((table) => table.startsWith('partitions'))).toEqual([]);
  const left = `
    select public.delete_user_account('${PLAYER}');
    select to_jsonb((select count(*) from public.game_sessions) + (select count(*) from public.daily_grid_results)
      + (select count(*) from public.daily_activity) + (select count(*) from public.daily_attempts)
      + (select count(*) from private.board_entries) + (select coalesce(sum(abs(c.sum)), 0) from
          (select sum(change) from private.board_changes group by board, value) c)) as value;`;
  expect(await run(maintain(dayOf(1, 1)) + rows + left)).toBe(0);
});
