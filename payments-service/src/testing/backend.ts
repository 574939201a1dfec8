import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { EmailOtpType } from '@supabase/supabase-js';
import { createDatabase, type DatabaseClient } from '../database/create-database';

interface Backend {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  /** One JSON line per email. */
  readonly mailFile: string;
  /** The URL of its Postgres; absent for the embedded database. */
  readonly databaseUrl?: string;
}

/** The backend that jest's global setup started. */
export const backend = (): Backend => JSON.parse(process.env.PAYMENTS_BACKEND ?? '{}') as Backend;

export const PASSWORD = 'nine-digits-once';

export const newAddress = (): string => `${randomUUID()}@example.test`;

/**
 * Functions that create and use accounts.
 * @param database with the service key
 */
export function accountHelpers(database: DatabaseClient) {
  async function signIn(email: string, password = PASSWORD) {
    const client = createDatabase(backend().url, backend().publishableKey);
    const { data, error } = await client.auth.signInWithPassword({ email, password });
    return { client, session: data.session, error };
  }

  /** The emails to an address as lines of the outbox file, oldest first. */
  async function mailsTo(email: string): Promise<string[]> {
    const lines = (await readFile(backend().mailFile, 'utf8')).split('\n');
    return lines.filter((line) => line.includes(email) && (JSON.parse(line) as { to: string }).to === email);
  }

  return {
    signIn,
    mailsTo,

    /** Creates a confirmed account and signs in. */
    async newPerson(email = newAddress()) {
      const account = { email, password: PASSWORD, email_confirm: true };
      const { data } = await database.auth.admin.createUser(account);
      const { client, session } = await signIn(email);
      return { id: data.user?.id ?? '', email, token: session?.access_token ?? '', client };
    },

    /**
     * Opens the links in all emails to an address, newest first, as their page does.
     * @returns the type of each link, and the tokens of its session
     */
    async openMails(email: string): Promise<URLSearchParams[]> {
      const arrivals: URLSearchParams[] = [];
      for (const line of (await mailsTo(email)).reverse()) {
        const link = /https?:\S+/.exec((JSON.parse(line) as { text: string }).text)?.[0] ?? '';
        const { searchParams } = new URL(link);
        const type = searchParams.get('type') as EmailOtpType;
        const token_hash = searchParams.get('token_hash') ?? '';
        const client = createDatabase(backend().url, backend().publishableKey);
        const { session } = (await client.auth.verifyOtp({ type, token_hash })).data;
        const tokens = session && {
          access_token: session.access_token,
          refresh_token: session.refresh_token,
        };
        arrivals.push(new URLSearchParams({ type, ...tokens }));
      }
      return arrivals;
    },

    /** Sets a password with the session of an emailed link. */
    async choosePassword(arrival: URLSearchParams | undefined, password: string): Promise<void> {
      const client = createDatabase(backend().url, backend().publishableKey);
      const { error } = await client.auth.setSession({
        access_token: arrival?.get('access_token') ?? '',
        refresh_token: arrival?.get('refresh_token') ?? '',
      });
      if (error) throw error;
      const change = await client.auth.updateUser({ password });
      if (change.error) throw change.error;
    },
  };
}
