import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Connection } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { Failure, startFresh } from '../terminal';
import { asPostgrestWrites, TIMESTAMPTZ } from './postgrest-behavior';
import { setLikePostgrest } from './transaction-settings';

/** @throws what a full disk says, or Failure when the folder does not hold a complete database: Postgres gives no reason */
export async function openEmbedded(folder: string): Promise<Connection> {
  const isNew = !existsSync(folder);
  try {
    // Without this file, the embedded Postgres would create a new database from the remaining files.
    if (!isNew && !existsSync(path.join(folder, 'PG_VERSION'))) throw new Error('not a database');
    const connection = await createPgliteConnection({
      url: folder,
      pgliteOptions: { parsers: { [TIMESTAMPTZ]: asPostgrestWrites } },
    });
    await connection.driver.waitReady;
    return setLikePostgrest(connection);
  } catch {
    await tryDisk(folder);
    throw new Failure(`The database in ${folder} is corrupt. ${startFresh()}`);
  }
}

/** Postgres allocates one segment of its log at a time. */
const SEGMENT_BYTES = 16 * 1_024 * 1_024;

/** @throws the error of a full or read-only disk: the data may be intact and must not be discarded */
async function tryDisk(folder: string): Promise<void> {
  const probe = `${folder}.probe`;
  try {
    await writeFile(probe, randomBytes(SEGMENT_BYTES), { mode: 0o600 });
  } finally {
    await rm(probe, { force: true });
  }
}
