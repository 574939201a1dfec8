import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Connection } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { Failure, START_FRESH } from '../terminal';
import { askPlainly, keepUsedParsers, setContextAtOnce } from './fewer-statements';
import { asPostgrestWrites, TIMESTAMPTZ } from './value-formats';

/** @throws Failure when the folder holds something that is not a complete database */
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
    await keepUsedParsers(connection);
    askPlainly(connection);
    return setContextAtOnce(connection);
  } catch {
    throw new Failure(`The database in ${folder} is corrupt. ${START_FRESH}`);
  }
}
