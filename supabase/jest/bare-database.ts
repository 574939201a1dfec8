import path from 'node:path';
import postgres from 'postgres';
import { newTestDatabase } from '../../local-stack/src/testing/test-cluster';
import { BARE_SUPABASE, migrationScripts } from '../src/types/bare-supabase';

const MIGRATIONS = path.join(__dirname, '../migrations');

/**
 * A database on a real Postgres without the backend's own tables, created by the scripts or, if there are none, by all
 * migrations; undefined without a Postgres.
 */
export async function bareDatabase(scripts?: readonly string[]): Promise<string | undefined> {
  const { databaseUrl } = await newTestDatabase('template1');
  if (!databaseUrl) return undefined;
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    for (const script of [BARE_SUPABASE, ...(scripts ?? (await migrationScripts(MIGRATIONS)))])
      await sql.unsafe(script).simple();
  } finally {
    await sql.end();
  }
  return databaseUrl;
}
