import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import * as v from 'valibot';
import { SaveVerdictsSchema } from '@ninefold/contracts';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { cpuMsOf } from './backend-cpu';
import { type Player, publishToday, seedPlayers } from './rush/players';

const GAME = 'sum_grid';
const WARM_UP = 200;
const CALLS = 3_000;
/** The connections take turns, so that a busy moment of the machine meets both. */
const TURN = 100;

export interface SaveCost {
  /** Milliseconds of the database's CPU for one saved daily. */
  readonly savedMs: number;
  /** The same for its rows, written without checks. */
  readonly uncheckedMs: number;
  readonly ratio: number;
}

/** Writes the rows of a saved daily, for connections without triggers and foreign keys. */
const WRITE_UNCHECKED = `
  drop schema if exists bench cascade;
  create schema bench;
  grant usage on schema bench to authenticated;
  create function bench.write_daily(p_id uuid, p_user_id uuid, p_day_key date, p_grid integer[]) returns void
  language plpgsql security definer set search_path = '' as $$
  begin
    insert into public.game_sessions (id, user_id, game_type, score, completion_time_seconds, accuracy, completed_at,
      session_data, finished_on)
    values (p_id, p_user_id, '${GAME}', 100, 120, 100, now(),
      jsonb_build_object('puzzle_date', p_day_key, 'final_time', 120, 'practice_mode', false), p_day_key);
    insert into public.daily_grid_results (id, user_id, game_type, challenge_date, grid, completion_time_seconds,
      time_verified, score, accuracy, xp_earned)
    values (p_id, p_user_id, '${GAME}', p_day_key, p_grid, 120, true, 100, 100, 50);
    insert into public.daily_activity (user_id, day_key, streak) values (p_user_id, p_day_key, 1);
    update public.profiles p set total_xp = p.total_xp + 50, current_streak = 1 where p.id = p_user_id;
    insert into private.board_entries (board, user_id, value, achieved_at, from_day)
    values ('unchecked/day', p_user_id, 120, now(), p_day_key), ('unchecked/week', p_user_id, 120, now(), p_day_key),
      ('unchecked/all', p_user_id, 120, now(), '-infinity');
    insert into private.board_changes (board, value, slot, change)
    values ('unchecked/day', 120, null, 1), ('unchecked/week', 120, null, 1), ('unchecked/all', 120, null, 1),
      ('unchecked/day', 120, 494000, 1), ('unchecked/week', 120, 494000, 1), ('unchecked/all', 120, 20600, 1);
  end;
  $$;`;

/** Removes what was written without checks, which would not be counted as anybody's results. */
const REMOVE_UNCHECKED = `
  drop schema bench cascade;
  delete from private.board_entries where board like 'unchecked/%';
  delete from private.board_changes where board like 'unchecked/%';`;

/** What PostgREST sets at the start of a transaction. */
function signIn(session: postgres.TransactionSql, { id, token }: Player) {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return session`
    select set_config('search_path', 'public', true), set_config('role', 'authenticated', true),
      set_config('request.jwt.claims', ${claims}, true), set_config('request.jwt.claim.sub', ${id}, true),
      set_config('request.method', 'POST', true), set_config('statement_timeout', '8s', true),
      set_config('lock_timeout', '4s', true)`;
}

type Call = (session: postgres.TransactionSql, player: Player) => PromiseLike<void>;

/** A connection that makes the same call for one player after the other, each in a transaction of its own. */
async function connectionFor(databaseUrl: string, players: Player[], call: Call, prepare: string) {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  await sql.unsafe(prepare);
  const [row] = await sql<[{ pid: number }]>`select pg_backend_pid() as pid`;
  return {
    async make(count: number) {
      for (const player of players.splice(0, count)) {
        await sql.begin(async (session) => {
          await signIn(session, player);
          await call(session, player);
        });
      }
    },
    /** Milliseconds of CPU that its process has taken so far, in user and in system mode. */
    cpuMs: () => cpuMsOf(row.pid),
    stop: () => sql.end(),
  };
}

/**
 * Milliseconds of CPU of one call of each.
 * @param settle runs after the warm-up: on a running system the plans follow from statistics of tables in use
 */
async function cpuOfEach(
  connections: readonly Awaited<ReturnType<typeof connectionFor>>[],
  settle: () => PromiseLike<unknown>,
) {
  for (const connection of connections) await connection.make(WARM_UP);
  await settle();
  const before = await Promise.all(connections.map((connection) => connection.cpuMs()));
  for (let made = 0; made < CALLS; made += TURN) {
    for (const connection of connections) await connection.make(TURN);
  }
  const after = await Promise.all(connections.map((connection) => connection.cpuMs()));
  await Promise.all(connections.map((connection) => connection.stop()));
  return after.map((ms, at) => (ms - before[at]!) / CALLS);
}

/**
 * What a saved daily costs the database, against the same rows written without checks: one prepared call, in a
 * transaction with as many round trips.
 * @param databaseUrl a migrated Postgres on this machine, as its superuser; players are added to it
 */
export async function saveCost(databaseUrl: string): Promise<SaveCost> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  const today = await publishToday(sql);
  const grid = [...dailyPuzzle(GAME, today).solution];
  const sent = { kind: 'daily', game_type: GAME, day_key: today, grid, completion_time_seconds: 120 };
  const finished_at = new Date().toISOString();
  const save: Call = async (session) => {
    const results = session.json([{ ...sent, id: randomUUID(), finished_at }]);
    const [row] = await session`select public.save_results(p_results => ${results}) as verdicts`;
    const [verdict] = v.parse(SaveVerdictsSchema, row?.['verdicts']);
    if (verdict?.status !== 'saved') throw new Error(`Not saved: ${JSON.stringify(verdict)}.`);
  };
  const write: Call = async (session, { id }) => {
    await session`select bench.write_daily(${randomUUID()}, ${id}, ${today}, ${grid}) as result`;
  };
  const players = () => seedPlayers(sql, WARM_UP + CALLS, true);
  await sql.unsafe(WRITE_UNCHECKED);
  try {
    const [savedMs, uncheckedMs] = (await cpuOfEach(
      [
        await connectionFor(databaseUrl, await players(), save, 'select 1'),
        await connectionFor(databaseUrl, await players(), write, 'set session_replication_role = replica'),
      ],
      () => sql`analyze`,
    )) as [number, number];
    return { savedMs, uncheckedMs, ratio: savedMs / uncheckedMs };
  } finally {
    await sql.unsafe(REMOVE_UNCHECKED);
    await sql.end();
  }
}
