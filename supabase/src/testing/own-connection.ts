import postgres from 'postgres';
import { setTimeout as pause } from 'node:timers/promises';
import { testBackend } from './players';

type Sql = postgres.ReservedSql | postgres.TransactionSql;

const connect = () => postgres(testBackend().databaseUrl ?? '', { max: 2, onnotice: () => undefined });

/**
 * Runs a function while a separate transaction holds what `statement` locks; the transaction is then rolled back.
 * @param during receives a function that resolves when this many sessions wait for the transaction
 * @returns what `during` returned, after the locks are released
 */
export async function holding<Result>(
  statement: (sql: Sql) => PromiseLike<unknown>,
  during: (waiting: (count: number) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const sql = connect();
  const session = await sql.reserve();
  try {
    await session`begin`;
    await statement(session);
    return await during(waitingFor(sql, await pidOf(session)));
  } finally {
    await session`rollback`;
    session.release();
    await sql.end();
  }
}

export async function pidOf(session: Sql): Promise<number> {
  const [row] = await session<[{ pid: number }]>`select pg_backend_pid() as pid`;
  return row.pid;
}

/**
 * @param sql of the same database
 * @returns a function that resolves when this many sessions wait for a lock of the session `pid`, or for one that waits
 * for it; the test's timeout is the limit
 */
export const waitingFor =
  (sql: postgres.Sql, pid: number) =>
  async (count: number): Promise<void> => {
    for (;;) {
      const rows = await sql`
        with recursive waiting as (
          select ${pid}::integer as pid
          union
          select a.pid from pg_stat_activity a join waiting w on w.pid = any (pg_blocking_pids(a.pid))
        )
        select from waiting where pid <> ${pid}`;
      if (rows.length >= count) return;
      await pause(20);
    }
  };

/** Runs a statement as the owner of the database, without the API. */
export async function asOwner(statement: (sql: postgres.Sql) => PromiseLike<unknown>): Promise<void> {
  const sql = connect();
  try {
    await statement(sql);
  } finally {
    await sql.end();
  }
}

/** Backdates the sign-up mail by a minute, so that another one may follow. */
export const aMinuteLater = (email: string): Promise<void> =>
  asOwner(
    (sql) => sql`
      update auth.users set confirmation_sent_at = confirmation_sent_at - interval '1 minute' where email = ${email}`,
  );

/** Long calls of everybody are allowed again. */
export const forgetLongCalls = (): Promise<void> => asOwner((sql) => sql`delete from private.long_calls`);
