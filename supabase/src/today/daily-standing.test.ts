import { randomUUID } from 'node:crypto';
import { scriptValues } from '../testing/script-values';
import { signedInAs } from '../types/bare-supabase';

const DAY = '2026-01-05';
/** An id with room for a player's number. */
const PREFIX = randomUUID().slice(0, -12);
const account = (player: number) => PREFIX + String(player).padStart(12, '0');

/** A time of the player with this number; players finish in the order of their numbers. */
function time(player: number, seconds: number, verified = true, day = DAY): string {
  return `
    insert into auth.users (id, email) values ('${account(player)}', '${player}@example.com') on conflict do nothing;
    insert into public.daily_grid_results (id, user_id, game_type, challenge_date, grid, completion_time_seconds,
      time_verified, score, accuracy, xp_earned, completed_at)
    values (md5('${day} ${player}')::uuid, '${account(player)}', 'sum_grid', '${day}', '{1,2,3,4,5,6,7,8,9}', ${seconds}, ${verified}, 100, 100, 50,
      '${day}T12:00:00Z'::timestamptz + interval '${player} seconds');`;
}

/** Players from 1 on, with these times. */
const times = (seconds: readonly number[]) => seconds.map((each, at) => time(at + 1, each)).join('');
/** This many slow players and this many fast ones. */
const crowd = (slow: number, fast: number) => [
  ...Array<number>(slow).fill(90),
  ...Array<number>(fast).fill(30),
];

const ME = 999;
const ask = `
  insert into auth.users (id, email) values ('${account(ME)}', '${ME}@example.com') on conflict do nothing;
  ${signedInAs(account(ME))}
  select public.daily_standing('sum_grid', '${DAY}') -> 'faster_than_percent' as value;`;

const CASES: readonly (readonly [string, string, number | null])[] = [
  ['one faster than 15 of 20 is faster than 75 %', times(crowd(15, 5)) + time(ME, 60), 75],
  ['the slowest of all is faster than nobody', times(crowd(20, 0)) + time(ME, 120), 0],
  ['the fastest of all is faster than 100 %', times(crowd(20, 0)) + time(ME, 60), 100],
  ['19 others are too few: the figure would show them', times(crowd(19, 0)) + time(ME, 60), null],
  ['one more player changes nothing', times([...crowd(15, 5), 90]) + time(ME, 60), 75],
  ['nor do nine', times([...crowd(15, 5), ...crowd(9, 0)]) + time(ME, 60), 75],
  ['the tenth does', times([...crowd(15, 5), ...crowd(10, 0)]) + time(ME, 60), 83],
  [
    'times that are not verified, such as those that no person reaches, do not count',
    times(crowd(19, 0)) + time(20, 90, false) + time(ME, 60),
    null,
  ],
  ['nor those of another day', times(crowd(19, 0)) + time(20, 90, true, '2026-01-06') + time(ME, 60), null],
  ['without a result there is nothing to compare', times(crowd(20, 0)), null],
  ['nor is there for a time that was not measured', times(crowd(20, 0)) + time(ME, 60, false), null],
];

/**
 * Somebody who created all other players, and knows all their times but one, asks about that one with every possible
 * time.
 */
const ASKED = [57, 59, 60, 61, 63];

let values: readonly unknown[];

beforeAll(async () => {
  const asked = ASKED.map((seconds) => times(Array<number>(20).fill(60)) + time(ME, seconds));
  values = await scriptValues([...CASES.map(([, script]) => script), ...asked].map((script) => script + ask));
});

test.each(CASES.map(([name, , expected], index) => ({ name, expected, index })))(
  '$name',
  ({ expected, index }) => {
    expect(values[index]).toBe(expected);
  },
);

test('times near the player’s own reveal nothing exact: of twenty at 60 seconds some count as longer, some as shorter', () => {
  const figures = values.slice(CASES.length) as number[];
  expect(figures).toEqual([...figures].sort((one, other) => other - one));
  for (const figure of figures) expect([0, 100]).not.toContain(figure);
  // The same at 60 and next to it: no step reveals where they are.
  expect(Math.max(...figures) - Math.min(...figures)).toBeLessThan(70);
});

/** This many players with random times between half a minute and five, all of them in the order of their numbers. */
const busyDay = (players: number) => `
  set local session_replication_role = replica;
  select setseed(0.39);
  insert into public.daily_grid_results (user_id, game_type, challenge_date, grid, completion_time_seconds,
    time_verified, score, accuracy, xp_earned, completed_at)
  select gen_random_uuid(), 'sum_grid', '${DAY}', '{1,2,3,4,5,6,7,8,9}', 30 + floor(270 * random()), true, 100, 100, 50,
    '${DAY}T12:00:00Z'::timestamptz + n * interval '1 second' from generate_series(1, ${players}) n;
  set local session_replication_role = origin;
  ${time(ME, 120)}`;

const plainPercent = `
  select 100.0 * count(*) filter (where private.blurred_seconds(completion_time_seconds, id) > 120) / count(*)
  from public.daily_grid_results where challenge_date = '${DAY}' and user_id <> '${account(ME)}'`;

test('on a busy day the times are counted in hundreds, and the standing is that of a plain count', async () => {
  const count = `select private.count_daily_times('sum_grid', '${DAY}');`;
  const counted = `(select t.results from private.daily_times t where t.day_key = '${DAY}')`;
  const [few, first, all] = await scriptValues([
    `${busyDay(1_990)} ${ask.replace(/ as value;$/, ';')} select to_jsonb(${counted}) as value;`,
    `${busyDay(7_270)} ${ask.replace(/ as value;$/, ';')} select to_jsonb(${counted}) as value;`,
    `${busyDay(7_270)} ${ask.replace(/ as value;$/, ';')} ${count} ${count}
     select jsonb_build_array(${counted}, public.daily_standing('sum_grid', '${DAY}') -> 'faster_than_percent', (${plainPercent}),
       (select sum(c) from private.daily_times t, unnest(t.counts) c where t.day_key = '${DAY}')) as value;`,
  ]);
  expect([few, first]).toEqual([null, 5_000]);
  const [results, percent, plain, sum] = all as [number, number, number, number];
  expect([results, sum]).toEqual([7_200, 7_200]);
  expect(Math.abs(percent - plain)).toBeLessThan(1.5);
});
