import { Problem } from '../errors/problem';
import { MESSAGES } from '../errors/messages';

/**
 * For a call of the database that failed: it did not respond, or it refused this service. The caller may try again; the
 * cause is in the log.
 */
export const databaseUnavailable = (cause: unknown): Problem =>
  new Problem(503, 'database-unavailable', MESSAGES.databaseUnavailable, { cause });
