import postgres from 'postgres';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Blocks a call inside its transaction, where it writes its event, and then terminates its database session. Requires a
 * real Postgres.
 */
export async function loseSessionDuring<Result>(
  databaseUrl: string,
  call: () => Promise<Result>,
): Promise<Result> {
  const sql = postgres(databaseUrl, { max: 2, onnotice: () => undefined });
  const holder = await sql.reserve();
  try {
    await holder`begin`;
    await holder`lock table public.stripe_events in exclusive mode`;
    const response = call();
    for (;;) {
      const [lost] = await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      if (lost) break;
      await pause(20);
    }
    return await response;
  } finally {
    await holder`rollback`;
    holder.release();
    await sql.end();
  }
}
