import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createDatabase, type DatabaseClient } from '../database/create-database';

interface Backend {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  /** One JSON line for each mail. */
  readonly mailFile: string;
  /** The address of its Postgres; without it the backend has the embedded database. */
  readonly databaseUrl?: string;
}

/** The backend that the set-up of these tests started. */
export const backend = (): Backend => JSON.parse(process.env.PAYMENTS_BACKEND ?? '{}') as Backend;

export const PASSWORD = 'nine-digits-once';

export const newAddress = (): string => `${randomUUID()}@example.test`;

/** Accounts in the backend. @param database with the key of the service */
export function people(database: DatabaseClient) {
  async function signIn(email: string) {
    const client = createDatabase(backend().url, backend().publishableKey);
    const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
    return { client, session: data.session, error };
  }

  return {
    signIn,

    /** A confirmed account that is signed in. */
    async newPerson(email = newAddress()) {
      const account = { email, password: PASSWORD, email_confirm: true };
      const { data } = await database.auth.admin.createUser(account);
      const { client, session } = await signIn(email);
      return { id: data.user?.id ?? '', email, token: session?.access_token ?? '', client };
    },

    /** The mails to an address, as the lines of the outbox. */
    async mailsTo(email: string): Promise<string[]> {
      const lines = (await readFile(backend().mailFile, 'utf8')).split('\n');
      return lines.filter(
        (line) => line.includes(email) && (JSON.parse(line) as { to: string }).to === email,
      );
    },
  };
}
