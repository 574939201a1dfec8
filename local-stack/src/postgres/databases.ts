import postgres from 'postgres';
import type { Cluster } from './start-cluster';

/** Any other database than the copied one: a database can be copied only while it has no connection. */
const MAINTENANCE = 'postgres';

/** A name as SQL writes it. */
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** A database of that name, as a copy of another one when it is given. @throws when there is one already */
export async function createDatabase(
  { urlOf }: Pick<Cluster, 'urlOf'>,
  name: string,
  template = 'template1',
): Promise<void> {
  const sql = postgres(urlOf(MAINTENANCE), { max: 1, onnotice: () => undefined });
  try {
    await sql.unsafe(`create database ${quoted(name)} template ${quoted(template)}`);
  } finally {
    await sql.end();
  }
}
