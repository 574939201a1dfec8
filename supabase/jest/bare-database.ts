import path from 'node:path';
import postgres from 'postgres';
import { newTestDatabase } from '../../local-stack/src/testing/test-cluster';
import { BARE_SUPABASE, migrationScripts } from '../src/types/bare-supabase';

/** Any number that nothing else in the cluster locks. */
const MIGRATION_LOCK = 4201;

const MIGRATIONS = path.join(__dirname, '../migrations');

/**
 * A database on a real Postgres without the backend's own tables, created by the scripts or, if there are none, by all
 * migrations; undefined without a Postgres.
 */
export async function bareDatabase(scripts?: readonly string[]): Promise<string | undefined> {
  const { databaseUrl } = await newTestDatabase('template1');
  if (!databaseUrl) return undefined;
  const run = async (sql: postgres.Sql) => {
    for (const script of [BARE_SUPABASE, ...(scripts ?? (await migrationScripts(MIGRATIONS)))])
      await sql.unsafe(script).simple();
  };
  // Roles belong to the whole cluster, and Postgres refuses to alter one in two transactions at the same time. Advisory
  // locks belong to a database, so all take it in the same one.
  await withDatabase(process.env.TEST_CLUSTER ?? '', async (cluster) => {
    await cluster`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await withDatabase(databaseUrl, run);
  });
  return databaseUrl;
}

async function withDatabase(url: string, run: (sql: postgres.Sql) => Promise<void>): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await run(sql);
  } finally {
    await sql.end();
  }
}
