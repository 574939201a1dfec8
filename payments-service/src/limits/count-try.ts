import type { DatabaseClient } from '../database/create-database';
import { databaseUnavailable } from '../database/database-unavailable';

export interface TryLimit {
  readonly tries: number;
  readonly windowSeconds: number;
}

/**
 * Counts one try in the database, where all copies of the service share the count.
 * @param subject what is counted, such as `invite:user:<id>`
 * @returns 0 for a try that is allowed, else the seconds to wait
 * @throws Problem 503 when the database does not respond: without a count nothing is tried
 */
export async function countTry(
  database: DatabaseClient,
  subject: string,
  { tries, windowSeconds }: TryLimit,
): Promise<number> {
  const { data, error } = await database.rpc('count_attempt', {
    p_subject: subject,
    p_limit: tries,
    p_window_seconds: windowSeconds,
  });
  if (error) throw databaseUnavailable(error);
  return data;
}

/** After a success. @throws Problem 503 when the database does not respond */
export async function forgetTries(database: DatabaseClient, subject: string): Promise<void> {
  const { error } = await database.rpc('reset_attempts', { p_subject: subject });
  if (error) throw databaseUnavailable(error);
}
