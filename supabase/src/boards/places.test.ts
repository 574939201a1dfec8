import * as v from 'valibot';
import { randomUUID } from 'node:crypto';
import { type Board, BoardSchema } from '@ninefold/contracts';
import fc from 'fast-check';
import { scriptValues } from '../testing/script-values';
import { signedInAs } from '../types/bare-supabase';

/** A board whose period is over, and the one of all time. */
const BOARDS = ['sum_grid/2026-01-05', 'sum_grid/all'];
const PREFIX = randomUUID().slice(0, -12);
const account = (player: number) => PREFIX + String(player).padStart(12, '0');

/** Players who opted in, numbered from 1. */
const players = (count: number) => `
  insert into auth.users (id, email)
  select ('${PREFIX}' || lpad(n::text, 12, '0'))::uuid, n || '@example.com' from generate_series(1, ${count}) n;
  update public.profiles set username = 'p_' || split_part(email, '@', 1), shown_on_boards = true
  where id::text like '${PREFIX}%';`;

/** A player's entry, `after` times twenty minutes after midnight. */
const entry = (player: number, value: number, after = player) => `
  select private.enter_boards('${account(player)}', 'sum_grid', null, '2026-01-05', ${value},
    '2026-01-05T05:00:00Z'::timestamptz + interval '${20 * after} minutes');`;

const asked = (player: number) => `
  ${signedInAs(account(player))}
  select public.board('sum_grid', null, 'day', '2026-01-05') as value;`;

async function boardsOf(...scripts: readonly string[]): Promise<Board[]> {
  return (await scriptValues(scripts)).map((value) => v.parse(BoardSchema, value));
}

const placesOf = ({ rows }: Board) => rows.map(({ place }) => place);

test('the fastest player is first, ties go to the earlier one, and rows reveal only who it is', async () => {
  const [board] = await boardsOf(players(3) + entry(1, 60, 9) + entry(2, 50) + entry(3, 60, 8) + asked(3));
  const face = { profile_color: '#3B82F6', country: null };
  expect(board?.rows).toEqual([
    { place: 1, username: 'p_2', value: 50, mine: false, ...face },
    { place: 2, username: 'p_3', value: 60, mine: true, ...face },
    { place: 3, username: 'p_1', value: 60, mine: false, ...face },
  ]);
  expect(board).toMatchObject({ players: 3, my_place: 2, from_day: '2026-01-05', shown: true });
});

test('an empty board, and one without the reader, return no place', async () => {
  const [empty, others] = await boardsOf(
    players(1) + asked(1),
    players(3) + entry(1, 50) + entry(2, 60) + asked(3),
  );
  expect(empty).toMatchObject({ players: 0, my_place: null, rows: [] });
  expect(others).toMatchObject({ players: 2, my_place: null });
  expect(placesOf(others!)).toEqual([1, 2]);
});

const first = Array.from({ length: 20 }, (_, at) => at + 1);

test.each([
  [1, 50, first],
  [19, 50, [...first, 21]],
  [20, 50, [...first, 21, 22]],
  [21, 50, [...first, 21, 22, 23]],
  [22, 50, [...first, 21, 22, 23, 24]],
  [40, 50, [...first, 38, 39, 40, 41, 42]],
  [50, 50, [...first, 48, 49, 50]],
])(
  'the player at place %i of %i sees the first twenty and their own neighbors',
  async (me, count, places) => {
    const entries = Array.from({ length: count }, (_, at) => entry(at + 1, 30 + at)).join('');
    const [board] = await boardsOf(players(count) + entries + asked(me));
    expect(placesOf(board!)).toEqual(places);
    expect(board).toMatchObject({ players: count, my_place: me });
    expect(board?.rows.filter(({ mine }) => mine).map(({ place }) => place)).toEqual([me]);
  },
);

const PLAYERS = 12;
const change = fc.record({
  player: fc.integer({ min: 1, max: PLAYERS }),
  value: fc.option(fc.integer({ min: 30, max: 34 })),
  joins: fc.boolean(),
});

const merge = BOARDS.map(
  (board) => `
    select private.merge_values('${board}');
    select private.merge_slots('${board}', v) from generate_series(30, 34) v;`,
).join('');

test('the place equals a count of all entries after any changes, removals and merges', async () => {
  const histories = fc.sample(fc.array(change, { minLength: 1, maxLength: 60 }), { numRuns: 25, seed: 24 });
  const scripts = histories.map(
    (history) => `
      ${players(PLAYERS)}
      ${history
        .map(({ player, value, joins }, at) => {
          const removed = `delete from private.board_entries where user_id = '${account(player)}';`;
          const joined = joins ? merge : '';
          return (value === null ? removed : entry(player, value, at)) + joined;
        })
        .join('')}
      create function pg_temp.asked(p_user_id uuid, p_period text) returns jsonb language plpgsql as $$
      begin
        insert into auth.sessions (id, user_id) values (p_user_id, p_user_id) on conflict do nothing;
        perform set_config('request.jwt.claim.sub', p_user_id::text, true),
          set_config('request.jwt.claims', jsonb_build_object('session_id', p_user_id)::text, true);
        return public.board('sum_grid', null, p_period, case p_period when 'day' then date '2026-01-05' end);
      end; $$;
      select coalesce(jsonb_agg(jsonb_build_array(e.place, b.board -> 'my_place', b.board -> 'players', e.players)), '[]') as value
      from (select board, user_id, row_number() over (partition by board order by value, achieved_at, user_id) as place,
              count(*) over (partition by board) as players
            from private.board_entries where board in ('${BOARDS.join("', '")}')) e,
        lateral (select pg_temp.asked(e.user_id, case e.board when '${BOARDS[0]}' then 'day' else 'all' end) as board) b`,
  );
  const values = (await scriptValues(scripts)) as number[][][];
  expect(values.flat().length).toBeGreaterThan(50);
  for (const [place, myPlace, players, entries] of values.flat()) {
    expect([myPlace, players]).toEqual([place, entries]);
  }
});
