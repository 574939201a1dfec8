import { Problem } from '../errors/problem';

/** For a call of the database that failed: the caller may try again. */
export const databaseUnavailable = (cause: unknown): Problem =>
  new Problem(503, 'database-unavailable', 'The database does not answer. Please try again.', { cause });
