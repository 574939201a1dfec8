import type { Connection } from '@supabase/lite';

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
  // Too many dimensions of an array, and JSON that is nested too deeply.
  '54000': 413,
  '54001': 413,
  // Statement and lock timeouts, deadlocks, and bugs.
  '57014': 500,
  '55P03': 500,
  '40P01': 500,
  XX000: 500,
  // Too many connections, and an administrator who ends one.
  '53300': 503,
  '57P01': 503,
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
 * PostgREST announces in every response of status 503, also in one that a function asked for, when it will try to
 * reach the database again: at once unless it has lost it.
 */
export function withRetryHint(response: Response): Response {
  if (response.status !== 503) return response;
  const headers = new Headers([['Retry-After', '0'], ...response.headers]);
  return new Response(response.body, { status: 503, headers });
}

/** Postgres type OIDs: date, timestamptz and jsonb. */
export const DATE = 1082;
export const TIMESTAMPTZ = 1184;
export const JSONB = 3802;

/** PostgREST writes ISO 8601, the only format that browsers parse. */
export const asPostgrestWrites = (value: string): string =>
  value.replace(' ', 'T').replace(/\+00$/, '+00:00');
