import * as v from 'valibot';
import { randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Mail, MailSchema } from '../outbox/mail';
import { KEYS } from './spawn-backend';

interface SharedBackend {
  readonly url: string;
  readonly mailFile: string;
  readonly folder: string;
}

/** The backend that jest's global setup started. */
export const sharedBackend = (): SharedBackend =>
  JSON.parse(process.env.SHARED_BACKEND ?? '{}') as SharedBackend;

export const url = (): string => sharedBackend().url;

/** Of one kind, in five minutes. */
export const ATTEMPTS_PER_NETWORK = 10;

const PASSWORD = 'correct horse';

export const newAddress = (): string => `${randomUUID()}@example.com`;

/** A network address that no other test uses. */
export const newNetwork = (): string => [10, randomInt(256), randomInt(256), randomInt(256)].join('.');

interface Call {
  readonly method?: string;
  readonly body?: unknown;
  readonly apikey?: string;
  readonly network?: string | undefined;
}

/** Calls the auth service, for example `/signup`. */
export async function auth(
  pathname: string,
  { method = 'POST', body, apikey = KEYS.publishableKey, network = newNetwork() }: Call = {},
): Promise<Response> {
  const headers = {
    apikey,
    'Content-Type': 'application/json',
    'X-Forwarded-For': network,
    Authorization: `Bearer ${apikey}`,
  };
  const text = body === undefined ? null : JSON.stringify(body);
  return fetch(`${url()}/auth/v1${pathname}`, {
    method,
    headers,
    body: text,
    redirect: 'manual',
  });
}

export const signUp = (email: string, password = PASSWORD, network?: string) =>
  auth('/signup', { body: { email, password }, network });

export const signIn = (email: string, password = PASSWORD, network?: string) =>
  auth('/token?grant_type=password', { body: { email, password }, network });

/** The emails to an address, oldest first. A request's email exists before its response. */
async function mailsTo(address: string): Promise<Mail[]> {
  const lines = (await readFile(sharedBackend().mailFile, 'utf8')).trim().split('\n');
  // Parses only matching lines, because there are hundreds of emails.
  const likely = lines.filter((line) => line.includes(address));
  return likely.map((line) => v.parse(MailSchema, JSON.parse(line))).filter(({ to }) => to === address);
}

/** The link in the latest email to an address. */
export async function linkTo(address: string): Promise<string> {
  return /https?:\S+/.exec((await mailsTo(address)).at(-1)?.text ?? '')?.[0] ?? '';
}

/**
 * Opens the service's own link, which no mail of ours contains.
 * @returns the redirect's target
 */
export async function opened(link: string): Promise<string> {
  const { searchParams } = new URL(link);
  const [type, token, redirect_to] = ['type', 'token_hash', 'to'].map((name) => searchParams.get(name) ?? '');
  const query = new URLSearchParams({ type: type ?? '', token: token ?? '', redirect_to: redirect_to ?? '' });
  const response = await fetch(`${url()}/auth/v1/verify?${query.toString()}`, {
    redirect: 'manual',
    headers: { 'X-Forwarded-For': newNetwork() },
  });
  return response.headers.get('location') ?? '';
}

/** Creates a confirmed account. */
export async function newAccount(password = PASSWORD): Promise<string> {
  const email = newAddress();
  await signUp(email, password);
  await opened(await linkTo(email));
  return email;
}
