import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Connection } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { BackendStartError } from './backend-start-error';

/** The type of timestamps with a zone. */
const TIMESTAMPTZ = 1184;
const JSONB = 3802;

/** Browsers read only the ISO 8601 form, which is what PostgREST answers. */
const asPostgrestWrites = (value: string) => value.replace(' ', 'T').replace(/\+00$/, '+00:00');

/** @throws BackendStartError when the folder holds something that is not a whole database */
export async function openEmbedded(folder: string): Promise<Connection> {
  const isNew = !existsSync(folder);
  try {
    // Without this file the embedded Postgres would make a new database around whatever is left.
    if (!isNew && !existsSync(path.join(folder, 'PG_VERSION'))) throw new Error('not a database');
    const connection = await createPgliteConnection({
      url: folder,
      pgliteOptions: { parsers: { [TIMESTAMPTZ]: asPostgrestWrites } },
    });
    await connection.driver.waitReady;
    return connection;
  } catch {
    throw new BackendStartError(
      `The database in ${folder} is corrupt. "npm start -- --fresh" begins with empty data.`,
    );
  }
}

/** @throws BackendStartError when nobody answers there */
export async function openPostgres(databaseUrl: string): Promise<Connection> {
  // Loaded when needed: the driver is of no use to the embedded database.
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
        // As the embedded database does: a text is JSON that was written already, and would become a JSON string.
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
    return connection;
  } catch (error) {
    await connection.close();
    const { host, pathname } = new URL(databaseUrl);
    throw new BackendStartError(
      `The Postgres of DATABASE_URL (${host}${pathname}) cannot be used: ${(error as Error).message}.`,
    );
  }
}
