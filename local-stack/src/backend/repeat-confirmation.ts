import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { App, Connection } from '@supabase/lite';
import { z } from 'zod';

const email = z.string().transform((address) => address.toLowerCase());

/** Requests that send a confirmation mail. */
const BODIES: Readonly<Record<string, z.ZodType<{ email: string }>>> = {
  '/auth/v1/signup': z.object({ email }),
  '/auth/v1/resend': z.object({ email, type: z.literal('signup') }),
};

type Fetch = (request: Request) => Promise<Response>;

interface Parts {
  readonly connection: Connection;
  readonly mailer: NonNullable<App['_mailer']>;
  /** The shortest time between two mails to one address. */
  readonly mailIntervalMs: number;
}

/**
 * Sends a confirmation mail again, where @supabase/lite responds with "too many mails" and hosted Supabase does not:
 * on a second sign-up, and when the mail is asked for again, while the address is not confirmed. For a confirmed
 * address nothing is sent, and the response to a second sign-up does not show that there is an account.
 */
export function repeatConfirmation(fetch: Fetch, { connection, mailer, mailIntervalMs }: Parts): Fetch {
  return async (request) => {
    const { pathname } = new URL(request.url);
    const schema = request.method === 'POST' ? BODIES[pathname] : undefined;
    if (!schema) return fetch(request);

    const text = await request.clone().text();
    const response = await fetch(request);
    if (response.status !== 429) return response;
    const body = schema.safeParse(JSON.parse(text));
    if (!body.success) return response;

    const user = await findUser(connection, body.data.email);
    if (user && !user.confirmed_at) {
      if (Date.now() - Date.parse(user.confirmation_sent_at ?? '') < mailIntervalMs) return response;
      await sendAgain(connection, mailer, user);
    }
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    return Response.json(pathname.endsWith('signup') ? unknownUser(body.data.email) : {}, { headers });
  };
}

interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly confirmed_at: string | null;
  readonly confirmation_sent_at: string | null;
}

const users = (connection: Connection) => connection.kysely.withSchema('auth');

const findUser = (connection: Connection, email: string): Promise<UserRow | undefined> =>
  users(connection)
    .selectFrom('users')
    .select(['id', 'email', 'confirmed_at', 'confirmation_sent_at'])
    .where('email', '=', email)
    .executeTakeFirst();

async function sendAgain(
  connection: Connection,
  mailer: Parts['mailer'],
  { id, email }: UserRow,
): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  // The form in which @supabase/lite stores and compares tokens.
  const tokenHash = createHash('sha256').update(`${email}${code}`).digest('hex');
  await users(connection)
    .updateTable('users')
    .set({ confirmation_token: tokenHash, confirmation_sent_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute();
  await mailer.sendConfirmation(email, tokenHash, code);
}

/** The response of hosted Supabase to a sign-up when the address has an account already: a made-up user. */
function unknownUser(email: string) {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
