import { createPostgresConnection } from '@supabase/lite/postgres';
import { Failure } from '../terminal';
import { asPostgrestWrites, DATE, JSONB, TIMESTAMPTZ } from './postgrest-behavior';
import { setLikePostgrest } from './transaction-settings';
import { handleLostSessions } from './lost-sessions';
import { CONNECTIONS } from './shed-load';

/** As PostgREST passes arguments: what is not a string is JSON, which Postgres refuses for a date. */
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** @throws Failure when it does not respond */
export async function openPostgres(
  databaseUrl: string,
): Promise<ReturnType<typeof createPostgresConnection>> {
  const connection = createPostgresConnection({
    url: databaseUrl,
    postgresOptions: {
      onnotice: () => undefined,
      connect_timeout: 10,
      max: CONNECTIONS,
      // A pooler in transaction mode runs each transaction in another session.
      prepare: false,
      types: {
        timestamptz: {
          to: TIMESTAMPTZ,
          from: [TIMESTAMPTZ],
          serialize: asText,
          parse: asPostgrestWrites,
        },
        date: { to: DATE, from: [DATE], serialize: asText, parse: (text: string) => text },
        // Like the embedded database: a string is JSON already, and another JSON.stringify would quote it.
        jsonb: {
          to: JSONB,
          from: [JSONB],
          serialize: asText,
          parse: (text: string): unknown => JSON.parse(text),
        },
      },
    },
  });
  handleLostSessions(connection.driver);
  try {
    await connection.driver`select 1`;
    return setLikePostgrest(connection);
  } catch (error) {
    await connection.close();
    const { host, pathname } = new URL(databaseUrl);
    throw new Failure(
      `The Postgres of DATABASE_URL (${host}${pathname}) cannot be used: ${(error as Error).message}.`,
    );
  }
}
