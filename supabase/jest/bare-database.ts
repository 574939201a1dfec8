import path from 'node:path';
import postgres from 'postgres';
import { newTestDatabase } from '../../local-stack/src/testing/test-cluster';
import { BARE_SUPABASE, migrationScripts } from '../src/types/bare-supabase';

const MIGRATIONS = path.join(__dirname, '../migrations');

/**
 * An empty database on a real Postgres without the backend's own tables, with the migrations that `isWanted`; undefined
 * where there is no Postgres.
 */
export async function bareDatabase(isWanted?: (file: string) => boolean): Promise<string | undefined> {
  const { databaseUrl } = await newTestDatabase('template1');
  if (!databaseUrl) return undefined;
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    for (const script of [BARE_SUPABASE, ...(await migrationScripts(MIGRATIONS, isWanted))])
      await sql.unsafe(script).simple();
  } finally {
    await sql.end();
  }
  return databaseUrl;
}
