import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Connection } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { diskProblemOf, Failure, START_FRESH } from '../terminal';
import { askPlainly, keepUsedParsers, setContextAtOnce } from './fewer-statements';
import { asPostgrestWrites, TIMESTAMPTZ } from './value-formats';

/** @throws Failure when the disk takes no more, or the folder holds something that is not a complete database */
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
    await tryDisk(folder);
    throw new Failure(`The database in ${folder} is corrupt. ${START_FRESH}`);
  }
}

/** Postgres asks the disk for one segment of its log at a time. */
const SEGMENT_BYTES = 16 * 1_024 * 1_024;

/**
 * The embedded Postgres ends in the same way on a full disk and on corrupt data, and gives no reason: so the disk is
 * asked. Data on a disk that takes nothing may be whole.
 * @throws Failure that names what the disk lacks
 */
async function tryDisk(folder: string): Promise<void> {
  const probe = `${folder}.probe`;
  try {
    await writeFile(probe, randomBytes(SEGMENT_BYTES), { mode: 0o600 });
  } catch (error) {
    const problem = diskProblemOf(error as NodeJS.ErrnoException);
    if (!problem) throw error;
    throw new Failure(
      `${problem}: the database in ${folder} needs 16 MB to open. It is left as it is; start again when there is room.`,
    );
  } finally {
    await rm(probe, { force: true });
  }
}
