import postgres from 'postgres';
import { setTimeout as pause } from 'node:timers/promises';
import { testBackend } from './players';

type Sql = postgres.ReservedSql | postgres.TransactionSql;

const connect = (databaseUrl = testBackend().databaseUrl ?? '') =>
  postgres(databaseUrl, { max: 2, onnotice: () => undefined });

/**
 * Does something while a transaction of its own holds what `statement` locks; the transaction is then rolled back.
 * @returns what `during` returned, when nothing is held any more
 */
export async function holding<Result>(
  statement: (sql: Sql) => PromiseLike<unknown>,
  during: () => Promise<Result>,
): Promise<Result> {
  const sql = connect();
  const session = await sql.reserve();
  try {
    await session`begin`;
    await statement(session);
    return await during();
  } finally {
    await session`rollback`;
    session.release();
    await sql.end();
  }
}

/** Resolves when that many sessions of the database wait for a lock; the timeout of the test is the limit. */
export async function waitingSessions(count: number, databaseUrl?: string): Promise<void> {
  const sql = connect(databaseUrl);
  try {
    for (;;) {
      const rows = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      if (rows.length >= count) return;
      await pause(20);
    }
  } finally {
    await sql.end();
  }
}

/** As if the mail of a sign-up had been sent a minute earlier: another one may follow. */
export async function aMinuteLater(email: string): Promise<void> {
  const sql = connect();
  try {
    await sql`
      update auth.users set confirmation_sent_at = confirmation_sent_at - interval '1 minute' where email = ${email}`;
  } finally {
    await sql.end();
  }
}
