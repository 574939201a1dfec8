import type { Connection } from '@supabase/lite';
import { sql } from 'kysely';

interface PostgresError extends Error {
  readonly code: string;
  readonly detail?: string | null;
  readonly hint?: string | null;
}

/** SQLSTATEs for which @supabase/lite responds with status 500 without code or hint, or omits the hint. */
const STATUS: Readonly<Record<string, number>> = {
  P0001: 400,
  '23505': 409,
  '23503': 409,
  '23514': 400,
  // Statement and lock timeouts.
  '57014': 500,
  '55P03': 500,
};

/** PostgREST's protocol for errors that define their own response (`raise sqlstate 'PGRST'`). */
function ownResponse({ code, message, detail: details = null, hint = null }: PostgresError, status: number) {
  return Object.assign(new Error(JSON.stringify({ code, message, details, hint })), {
    code: 'PGRST',
    detail: JSON.stringify({ status, headers: {} }),
  });
}

/** Gives errors raised in SQL the response of PostgREST: code, message and hint. */
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
 * Postgres applies role settings, such as statement timeouts, only at login. PostgREST applies them to each transaction
 * that it runs as the role, and so does this.
 */
export function applyRoleSettings<T extends Connection>(connection: T): T {
  skipDefaultGrants(connection);
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

/**
 * @supabase/lite grants every table to every role before its first transaction; hosted Supabase keeps the privileges
 * that migrations define.
 */
function skipDefaultGrants(connection: Connection): void {
  Object.assign(connection, { ensureRlsContext: () => Promise.resolve(true) });
}

/** Postgres type OIDs: timestamptz and jsonb. */
export const TIMESTAMPTZ = 1184;
export const JSONB = 3802;

/** PostgREST writes ISO 8601, the only format that browsers parse. */
export const asPostgrestWrites = (value: string): string =>
  value.replace(' ', 'T').replace(/\+00$/, '+00:00');
