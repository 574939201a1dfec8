import type { DatabaseClient } from '../database/create-database';
import { Problem } from '../errors/problem';

const PATIENCE_MS = 3_000;

/** @throws Problem when the database does not answer a question that needs a table and the service's own key. */
export async function checkDatabase(database: DatabaseClient): Promise<void> {
  const { error } = await database
    .from('profiles')
    .select('id', { head: true })
    .limit(1)
    .abortSignal(AbortSignal.timeout(PATIENCE_MS));
  if (error)
    throw new Problem(503, 'database-unavailable', 'The database does not answer.', { cause: error });
}
