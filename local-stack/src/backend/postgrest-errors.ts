import { inspect } from 'node:util';
import type { Connection } from '@supabase/lite';

interface PostgresError extends Error {
  readonly code: string;
  readonly detail?: string | null;
  readonly hint?: string | null;
}

/** Of a statement, and of a lock that another transaction held. */
export const TIMEOUTS: readonly string[] = ['57014', '55P03'];

/** SQLSTATEs for which @supabase/lite sends status 500 without code or hint, or leaves out the hint. */
const STATUS: Readonly<Record<string, number>> = {
  P0001: 400,
  '23505': 409,
  '23503': 409,
  '23514': 400,
  ...Object.fromEntries(TIMEOUTS.map((code) => [code, 500])),
};

/**
 * @supabase/lite prints each error with its stack; a refused request is no fault, and one line is enough. Messages of
 * Postgres quote what was sent, which may be an address.
 */
const inOneLine = <T extends PostgresError>(error: T, { code, hint }: PostgresError): T =>
  Object.defineProperty(error, inspect.custom, {
    value: () => ['Refused:', code, hint].filter(Boolean).join(' '),
  });

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
    const error = normalize(thrown);
    if (!isPostgresError(error)) return error;
    const status = STATUS[error.code];
    return inOneLine(status ? ownResponse(error, status) : error, error);
  };
  return connection;
}

const isPostgresError = (error: unknown): error is PostgresError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && 'severity' in error;
