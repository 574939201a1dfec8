import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Connection } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { Failure, START_FRESH } from '../terminal';
import { askPlainly, keepUsedParsers, setContextAtOnce } from './fewer-statements';

/** The type of timestamps with a zone. */
const TIMESTAMPTZ = 1184;
const JSONB = 3802;

/** PostgREST writes ISO 8601, and browsers read no other form. */
const asPostgrestWrites = (value: string) => value.replace(' ', 'T').replace(/\+00$/, '+00:00');

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

/** @throws Failure when it does not respond */
export async function openPostgres(databaseUrl: string): Promise<Connection> {
  // Loaded only here: the embedded database does not need this driver.
  const { createPostgresConnection } = await import('@supabase/lite/postgres');
  const connection = createPostgresConnection({
    url: databaseUrl,
    postgresOptions: {
      onnotice: () => undefined,
      connect_timeout: 10,
      types: {
        timestamptz: {
          to: TIMESTAMPTZ,
          from: [TIMESTAMPTZ],
          serialize: (value: string) => value,
          parse: asPostgrestWrites,
        },
        // As in the embedded database: a text is JSON already, and a second JSON.stringify would quote it.
        jsonb: {
          to: JSONB,
          from: [JSONB],
          serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
          parse: (text: string): unknown => JSON.parse(text),
        },
      },
    },
  });
  try {
    await connection.driver`select 1`;
    return setContextAtOnce(connection);
  } catch (error) {
    await connection.close();
    const { host, pathname } = new URL(databaseUrl);
    throw new Failure(
      `The Postgres of DATABASE_URL (${host}${pathname}) cannot be used: ${(error as Error).message}.`,
    );
  }
}
