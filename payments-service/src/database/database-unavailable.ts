import { Problem } from '../errors/problem';
import { MESSAGES } from '../errors/messages';

/** The problem to throw when the database does not respond or refuses this service. The cause is only logged. */
export const databaseUnavailable = (cause: unknown): Problem =>
  new Problem(503, 'database-unavailable', MESSAGES.databaseUnavailable, { cause });
