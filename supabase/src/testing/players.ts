import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Client, createProgramClient } from '../program-client';

/** The backend that the global setup started. */
export interface TestBackend {
  readonly url: string;
  readonly siteUrl: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  /** The key that signs access tokens. */
  readonly jwtSecret: string;
  /** One JSON line per mail, oldest first. */
  readonly mailFile: string;
  /** The address of its Postgres; absent for the embedded database. */
  readonly databaseUrl?: string | undefined;
}

export const testBackend = (): TestBackend => JSON.parse(process.env.TEST_BACKEND ?? '{}') as TestBackend;

export const PASSWORD = 'correct horse';

export interface Player {
  readonly client: Client;
  readonly id: string;
  readonly email: string;
}

export const newAddress = (): string => `${randomUUID()}@example.com`;

export function anonymous(): Client {
  const { url, publishableKey } = testBackend();
  return createProgramClient(url, publishableKey);
}

/** A guest in another network. */
export function guestIn(network: string): Client {
  const { url, publishableKey } = testBackend();
  return createProgramClient(url, publishableKey, {
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('X-Forwarded-For', network);
      return fetch(input, { ...init, headers });
    },
  });
}

let serviceClient: Client | undefined;

export function service(): Client {
  const { url, secretKey } = testBackend();
  return (serviceClient ??= createProgramClient(url, secretKey));
}

/**
 * A new signed-in person with a confirmed address, created without a mail, for tests of what people may do. The client
 * cannot call the auth service.
 */
export async function newPlayer(): Promise<Player> {
  const { url, publishableKey } = testBackend();
  const email = newAddress();
  const account = { email, password: PASSWORD, email_confirm: true };
  const made = await service().auth.admin.createUser(account);
  if (made.error) throw made.error;
  const { data, error } = await anonymous().auth.signInWithPassword(account);
  if (error) throw error;
  const { access_token: accessToken } = data.session;
  return { client: createProgramClient(url, publishableKey, { accessToken }), id: data.user.id, email };
}

/** The same with a paid plan, for tests of what subscribers may do. */
export async function newSubscriber(): Promise<Player> {
  const player = await newPlayer();
  await service().from('profiles').update({ is_subscribed: true }).eq('id', player.id).throwOnError();
  return player;
}

/** A new person who signed up, confirmed the address and is signed in. */
export async function signedInPlayer(): Promise<Player> {
  const client = anonymous();
  const email = newAddress();
  await client.auth.signUp({ email, password: PASSWORD });
  const token_hash = (await linkTo(email)).searchParams.get('token_hash') ?? '';
  const { data, error } = await client.auth.verifyOtp({ type: 'signup', token_hash });
  if (error) throw error;
  return { client, id: data.user?.id ?? '', email };
}

interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The mails to an address, oldest first. A request's mail is there before its response. */
export async function mailTo(address: string): Promise<ReceivedMail[]> {
  // Another request's mail may be partially written after the last newline.
  const lines = (await readFile(testBackend().mailFile, 'utf8')).split('\n').slice(0, -1);
  // Reading hundreds of mails is not worthwhile for one of them.
  const likely = lines.filter((line) => line.includes(address));
  return likely.map((line) => JSON.parse(line) as ReceivedMail).filter(({ to }) => to === address);
}

/** The link in the latest mail to an address, to the page that uses it up. */
export async function linkTo(address: string): Promise<URL> {
  const mail = (await mailTo(address)).at(-1);
  return new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
}

/** Uses a link up in a new browser, as the button of its page does. */
export async function open(link: URL) {
  const { searchParams } = link;
  const client = anonymous();
  const { data, error } = await client.auth.verifyOtp({
    type: searchParams.get('type') as 'signup' | 'recovery' | 'invite' | 'email_change',
    token_hash: searchParams.get('token_hash') ?? '',
  });
  return { client, session: data.session, error };
}
