import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { BARE_SUPABASE, migrationScripts } from './bare-supabase';

const MIGRATIONS = fileURLToPath(new URL('../../migrations/', import.meta.url));

/**
 * An empty database in this process, with every migration applied. The caller closes it.
 * @param prepare SQL that runs before the migrations, such as one that changes the role
 */
export async function migratedDatabase(prepare = ''): Promise<PGlite> {
  const database = new PGlite();
  await database.exec(BARE_SUPABASE);
  await database.exec(prepare);
  for (const script of await migrationScripts(MIGRATIONS)) await database.exec(script);
  return database;
}
