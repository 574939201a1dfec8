import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { bareDatabase } from '../../jest/bare-database';

const CONNECTIONS = 16;
const TURNS = 150;
const PLAYERS = 48;
const BOARD = 'sum_grid/2026-12-01';

let sql: postgres.Sql;

/** Without Postgres nothing runs at the same time. */
const onPostgres = process.env.TEST_CLUSTER ? test : test.skip;

beforeAll(async () => {
  if (!process.env.TEST_CLUSTER) return;
  sql = postgres((await bareDatabase()) ?? '', { max: CONNECTIONS, onnotice: () => undefined });
});
afterAll(() => sql?.end());

async function shownPlayers(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await sql`insert into auth.users (id, email) select id, id || '@example.com' from unnest(${ids}::uuid[]) id`;
  await sql`update public.profiles set shown_on_boards = true where id = any (${ids}::uuid[])`;
  return ids;
}

const enter = (session: postgres.Sql | postgres.TransactionSql, id: string, value: number) => session`
  select private.enter_boards(${id}, 'sum_grid', null, '2026-12-01', ${value}, clock_timestamp())`;

/** Merges all values and slots of the board. */
async function merge(connection: postgres.ISql): Promise<void> {
  await connection`select private.merge_values(${BOARD})`;
  await connection`
    select private.merge_slots(${BOARD}, c.value)
    from (select distinct value from private.board_changes where board = ${BOARD}) c`;
}

/** Values and slots whose sums differ from the entries. */
const differences = () => sql`
  with counted as (
    select e.board, e.value, s.slot, count(*) as entries from private.board_entries e,
      unnest(array[null, private.board_slot(e.from_day, e.achieved_at)]) s (slot) group by 1, 2, 3
  ), summed as (
    select c.board, c.value, c.slot, sum(c.change) as entries from private.board_changes c group by 1, 2, 3
  )
  select coalesce(c.board, s.board) as board, coalesce(c.value, s.value) as value, c.entries, s.entries as summed
  from counted c full join summed s on s.board = c.board and s.value = c.value and coalesce(s.slot, -1) = coalesce(c.slot, -1)
  where coalesce(c.entries, 0) <> coalesce(s.entries, 0)`;

onPostgres(
  'counts equal the entries at every moment while sixteen connections enter, leave and merge',
  async () => {
    const players = await shownPlayers(PLAYERS);
    let working = true;
    const workers = Array.from({ length: CONNECTIONS - 1 }, async (_, worker) => {
      for (let turn = 0; turn < TURNS; turn++) {
        // Each player belongs to one connection, as a player's calls run one after the other.
        const id = players[worker + (CONNECTIONS - 1) * (turn % 3)]!;
        if (turn % 7 === 6) await sql`delete from private.board_entries where user_id = ${id}`;
        else if (turn % 5 === 4) await merge(sql);
        else await enter(sql, id, 5 + ((turn * 31 + worker * 17) % 40));
      }
    });
    const watcher = (async () => {
      while (working) {
        expect(await differences()).toEqual([]);
        await pause(5);
      }
    })();
    await Promise.all(workers);
    working = false;
    await watcher;
    expect(await differences()).toEqual([]);
    await merge(sql);
    const repeated = await sql`
      select value, slot from private.board_changes where board = ${BOARD} group by 1, 2 having count(*) > 1`;
    expect(repeated).toEqual([]);
  },
  60_000,
);

onPostgres('nobody waits for a call that is merging changes, nor does a second merge', async () => {
  const [first = '', second = ''] = await shownPlayers(2);
  for (const value of [50, 40, 30]) await enter(sql, first, value);
  const merging = await sql.reserve();
  const other = await sql.reserve();
  try {
    await merging`begin`;
    await merge(merging);
    await other`set statement_timeout = '500ms'`;
    await enter(other as unknown as postgres.Sql, second, 35);
    await merge(other);
    await other`delete from private.board_entries where user_id = ${second}`;
    expect(await differences()).toEqual([]);
    await merging`commit`;
    expect(await differences()).toEqual([]);
  } finally {
    await other`reset statement_timeout`;
    other.release();
    merging.release();
  }
});
