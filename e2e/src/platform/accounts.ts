import { randomUUID } from 'node:crypto';
import type { Device } from '../browser/cold-device';
import { registerSecret } from '../browser/find-secret';
import type { PlatformUrls } from './ports';
import { callSupabase, patchProfile, publishableKey, secretKey } from './supabase-calls';
import { until } from './until';

/** Accounts made by the calls that the pages make: sign-up, mail, sign-in, profile. */

export interface Person {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly username: string;
}

export interface Player {
  readonly person: Person;
  /** For `newVisitor`: a device on which they are signed in. */
  readonly signedIn: { readonly storageState: Device };
  /** The session on that device. */
  readonly session: Session;
}

export type Plan = 'free' | 'premium' | 'elite';

interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly user: { readonly id: string };
}

/** Where the shell stores the session on a device. */
const SESSION_KEY = 'auth-session';

/** A person unknown to other tests. */
export function newPerson(): Person {
  const id = randomUUID().slice(0, 8);
  const person = {
    email: `ada-${id}@example.test`,
    password: 'nine-digits-once',
    firstName: 'Ada',
    username: `ada_${id}`,
  };
  registerSecret(person.email, person.password, person.username);
  return person;
}

/**
 * The first link in the newest mail to an address, of any type or of the given one. Mails are sent after the response
 * to their request.
 */
export async function linkMailedTo(
  { outbox }: PlatformUrls,
  address: string,
  type: 'signup' | 'recovery' | 'invite' | '' = '',
): Promise<string> {
  return until(`a mail with a link for ${address}`, async () => {
    const mails = (await (await fetch(`${outbox}/messages.json`)).json()) as { to: string; html: string }[];
    const links = mails
      .filter(({ to }) => to === address)
      .map(({ html }) => /href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&'));
    return links.find((found) => found?.includes(`type=${type}`));
  });
}

/** A player with a confirmed address and a complete profile, on a device with nothing but a session. */
export async function newPlayer(urls: PlatformUrls): Promise<Player> {
  const person = newPerson();
  const { email, password, firstName: first_name, username } = person;
  const key = await publishableKey(urls);
  const post = <Body>(address: string) =>
    callSupabase<Body>(urls, { method: 'POST', address, body: { email, password }, key });
  await post('/auth/v1/signup');
  const link = new URL(await linkMailedTo(urls, email)).searchParams;
  await callSupabase(urls, {
    method: 'POST',
    address: '/auth/v1/verify',
    body: { type: link.get('type'), token_hash: link.get('token_hash') },
    key,
  });
  const session = await post<Session>('/auth/v1/token?grant_type=password');
  await patchProfile(urls, {
    filter: `id=eq.${session.user.id}`,
    patch: { first_name, username, country: 'GB' },
    key,
    token: session.access_token,
  });
  const localStorage = [{ name: SESSION_KEY, value: JSON.stringify(session) }];
  return {
    person,
    session,
    signedIn: { storageState: { cookies: [], origins: [{ origin: urls.shell, localStorage }] } },
  };
}

/** Sets an account's plan as the payments service does, with the secret key, because players may not write it. */
export async function grantPlan(urls: PlatformUrls, email: string, plan: Plan): Promise<void> {
  const isSubscribed = plan !== 'free';
  await patchProfile(urls, {
    filter: `email=eq.${encodeURIComponent(email)}`,
    patch: {
      is_subscribed: isSubscribed,
      subscription_tier: plan,
      subscription_status: isSubscribed ? 'active' : 'inactive',
    },
    key: await secretKey(),
  });
}
