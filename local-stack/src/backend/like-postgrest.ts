import type { Connection } from '@supabase/lite';
import { sql } from 'kysely';

interface PostgresError extends Error {
  readonly code: string;
  readonly detail?: string | null;
  readonly hint?: string | null;
}

/** SQLSTATEs for which @supabase/lite sends status 500 without code or hint, or leaves out the hint. */
const STATUS: Readonly<Record<string, number>> = {
  P0001: 400,
  '23505': 409,
  '23503': 409,
  '23514': 400,
  // Timeouts: of a statement, and of a lock that another transaction held.
  '57014': 500,
  '55P03': 500,
};

/** The protocol of PostgREST for errors that bring their own response (`raise sqlstate 'PGRST'`). */
function ownResponse({ code, message, detail: details = null, hint = null }: PostgresError, status: number) {
  return Object.assign(new Error(JSON.stringify({ code, message, details, hint })), {
    code: 'PGRST',
    detail: JSON.stringify({ status, headers: {} }),
  });
}

/** Errors raised in SQL then have the response of PostgREST: code, plain message and hint. */
export function respondLikePostgrest<T extends Connection>(connection: T): T {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (thrown) => {
    const error = normalize(thrown) as PostgresError;
    const status = 'severity' in error ? STATUS[error.code] : undefined;
    return status ? ownResponse(error, status) : error;
  };
  return connection;
}

/**
 * Postgres applies the settings of a role, such as the time limits that migrations give to the roles of the API, only to
 * who signs in as the role. PostgREST applies them to each transaction that it runs as the role, and so does this.
 */
export function applyRoleSettings<T extends Connection>(connection: T): T {
  keepRights(connection);
  const withContext = connection.withContext.bind(connection);
  connection.withContext = (context, work, options) =>
    withContext(
      context,
      async (db) => {
        await sql`
          select set_config(split_part(setting, '=', 1), substr(setting, strpos(setting, '=') + 1), true)
          from pg_catalog.pg_roles, unnest(rolconfig) setting
          where rolname = current_user`.execute(db);
        return work(db);
      },
      options,
    );
  return connection;
}

/** @supabase/lite grants every table to every role before its first transaction; hosted Supabase leaves the rights as migrations set them. */
function keepRights(connection: Connection): void {
  Object.assign(connection, { ensureRlsContext: () => Promise.resolve(true) });
}

/** Types of Postgres, by the numbers that its drivers know them by: timestamps with a zone, and JSON. */
export const TIMESTAMPTZ = 1184;
export const JSONB = 3802;

/** PostgREST writes ISO 8601, and browsers read no other form. */
export const asPostgrestWrites = (value: string): string =>
  value.replace(' ', 'T').replace(/\+00$/, '+00:00');
