import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Connection } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { Failure, START_FRESH } from '../terminal';
import { applyRoleSettings, asPostgrestWrites, TIMESTAMPTZ } from './like-postgrest';

/** @throws Failure when the disk is full, or the folder does not hold a complete database: Postgres gives no reason */
export async function openEmbedded(folder: string): Promise<Connection> {
  const isNew = !existsSync(folder);
  try {
    // Without this file the embedded Postgres would make a new database from the files that are left.
    if (!isNew && !existsSync(path.join(folder, 'PG_VERSION'))) throw new Error('not a database');
    const connection = await createPgliteConnection({
      url: folder,
      pgliteOptions: { parsers: { [TIMESTAMPTZ]: asPostgrestWrites } },
    });
    await connection.driver.waitReady;
    return applyRoleSettings(connection);
  } catch {
    throw new Failure(
      `The database in ${folder} does not open. Where the disk has room, its data are corrupt: ${START_FRESH}`,
    );
  }
}
