import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { GRID_GAMES } from '@ninefold/contracts';
import { cpuMsOf } from './backend-cpu';
import { postgrestLike } from './data-api';
import { publishQuestionSets } from '../../supabase/src/publish/publish-question-sets';
import { bundledPrograms, KEYS, startParts } from './payments/parts';
import { ANSWERS_OF_A_PLAYER, inventedRound } from './rounds';
import { type Player, publishToday, seedPlayers } from './rush/players';
import { solvedPractice } from './rush/practice';
import { savesOf } from './rush/saves';

/** Each of them plays a whole day. */
const PLAYERS = 1_000;
/** Whoever plays first makes Postgres plan and read. */
const WARM_UP = 100;
const EXERCISES = 10;

type Call = readonly [name: string, body: (player: Player, day: string) => object];

const BOARD = { p_game_type: 'sum_grid', p_answered_by: null, p_period: 'day', p_day: null };

/** The ids that a device makes for its learning session. */
const sessions = new Map<Player, string>();
const sessionOf = (player: Player): string => {
  const id = sessions.get(player) ?? randomUUID();
  sessions.set(player, id);
  return id;
};

const exercises = () =>
  Array.from({ length: EXERCISES }, (_, seed) => ({
    ...{ id: randomUUID(), skill: 'mean', difficulty: 3, seed, given: '7' },
    ...{ correct: true, chosen: false, helped: false, seconds: 10 },
  }));

/** A day of a player: three dailies, a practice grid, a round and a learning session. */
const DAY: readonly Call[] = [
  ['today', () => ({})],
  ['dashboard_summary', () => ({})],
  ['learning_state', () => ({})],
  ...GRID_GAMES.map((p_game_type): Call => ['start_daily', () => ({ p_game_type })]),
  ...GRID_GAMES.map((_, at): Call => [
    'save_results',
    (player, day) => ({ p_results: savesOf([player], day, 'singles')[at]!.results }),
  ]),
  ['save_results', () => ({ p_results: [solvedPractice()] })],
  ['start_round', () => ({ p_game_type: 'mental_math_speed', p_answered_by: 'choosing' })],
  ['save_results', () => ({ p_results: [inventedRound(Date.now(), ANSWERS_OF_A_PLAYER)] })],
  ['board', () => BOARD],
  [
    'start_learning_session',
    (player) => ({ p_id: sessionOf(player), p_kind: 'practice', p_level_id: 'A1', p_skill: null }),
  ],
  ['save_learning_answers', (player) => ({ p_session_id: sessionOf(player), p_answers: exercises() })],
  ['complete_learning_session', (player) => ({ p_session_id: sessionOf(player), p_placed_level: null })],
];

interface Cost {
  readonly calls: number;
  readonly cpuMs: number;
  readonly walBytes: number;
}

type Sizes = ReadonlyMap<string, { readonly rows: number; readonly bytes: number }>;

/** The process of Postgres for the only connection of the Data API, which has made the last call. */
async function sessionOfDataApi(sql: postgres.Sql): Promise<number> {
  const [row] = await sql<{ pid: number }[]>`
    select pid from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
    order by state_change desc limit 1`;
  return row!.pid;
}

/** Rows and bytes of each table with its indexes; partitions count as their table. */
async function sizesOf(sql: postgres.Sql): Promise<Sizes> {
  await sql`vacuum analyze`;
  const tables = await sql<{ table: string; name: string; bytes: number }[]>`
    select c.oid::regclass::text as table, coalesce(p.inhparent, c.oid)::regclass::text as name,
      pg_total_relation_size(c.oid)::float8 as bytes
    from pg_catalog.pg_class c
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    left join pg_catalog.pg_inherits p on p.inhrelid = c.oid
    where c.relkind = 'r' and n.nspname in ('public', 'private', 'partitions')`;
  const sizes = new Map<string, { rows: number; bytes: number }>();
  for (const { table, name, bytes } of tables) {
    const [counted] = await sql.unsafe<{ rows: number }[]>(`select count(*)::float8 as rows from ${table}`);
    const sum = sizes.get(name) ?? { rows: 0, bytes: 0 };
    sizes.set(name, { rows: sum.rows + counted!.rows, bytes: sum.bytes + bytes });
  }
  return sizes;
}

type Costs = ReadonlyMap<string, Cost>;

/** Plays the day of these players, call by call. */
async function play(
  { api, sql }: { api: ReturnType<typeof postgrestLike>; sql: postgres.Sql },
  players: readonly Player[],
  day: string,
): Promise<Costs> {
  const costs = new Map<string, Cost>();
  await api.callAs(players[0]!.token, 'today');
  const pid = await sessionOfDataApi(sql);
  const logged = async () =>
    Number((await sql`select pg_current_wal_insert_lsn() - '0/0' as bytes`)[0]!['bytes']);
  for (const [name, body] of DAY) {
    const [cpuMs, walBytes] = [await cpuMsOf(pid), await logged()];
    for (const player of players) {
      const { status, text } = await api.callAs(player.token, name, body(player, day));
      if (status !== 200) throw new Error(`${name}: ${status} ${text}`);
    }
    const cost = costs.get(name) ?? { calls: 0, cpuMs: 0, walBytes: 0 };
    costs.set(name, {
      calls: cost.calls + players.length,
      cpuMs: cost.cpuMs + (await cpuMsOf(pid)) - cpuMs,
      walBytes: cost.walBytes + (await logged()) - walBytes,
    });
  }
  return costs;
}

function printCosts(costs: Costs): void {
  const rows = [...costs].map(([name, { calls, cpuMs, walBytes }]) => [
    name,
    {
      'calls a day': calls / PLAYERS,
      'Postgres, ms': (cpuMs / calls).toFixed(2),
      'log, bytes': Math.round(walBytes / calls),
    },
  ]);
  console.log('\nThe calls of a day, one after another on one connection');
  console.table(Object.fromEntries(rows));
}

function printGrowth(before: Sizes, after: Sizes): void {
  const rows = [...after].flatMap(([name, { rows, bytes }]) => {
    const old = before.get(name) ?? { rows: 0, bytes: 0 };
    const added = rows - old.rows;
    if (added < PLAYERS / 10) return [];
    const bytesEach = Math.round((bytes - old.bytes) / added);
    return [[name, { 'rows a day': (added / PLAYERS).toFixed(2), 'bytes a row': bytesEach }]];
  });
  console.log('\nThe rows of a day, with their indexes');
  console.table(Object.fromEntries(rows));
}

/** The inputs of docs/operating/capacity.md: what the calls and the rows of a player's day cost, on a real Postgres. */
export async function benchCapacity(): Promise<boolean> {
  const parts = await startParts(await bundledPrograms());
  const sql = postgres(parts.databaseUrl, { max: 1, onnotice: () => undefined });
  const api = postgrestLike(parts.databaseUrl, 1);
  try {
    const day = await publishToday(sql);
    await publishQuestionSets(parts.supabaseUrl, KEYS.secretKey);
    const players = await seedPlayers(sql, WARM_UP + PLAYERS, false);
    await play({ api, sql }, players.splice(0, WARM_UP), day);
    const before = await sizesOf(sql);
    printCosts(await play({ api, sql }, players, day));
    printGrowth(before, await sizesOf(sql));
    return true;
  } finally {
    await Promise.all([api.stop(), sql.end()]);
    await parts.stop();
  }
}
