import { randomUUID } from 'node:crypto';
import { type Client, createProgramClient } from '../program-client';
import { linkTo, open } from './mailbox';
import { testBackend } from './test-backend';

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

export function service(): Client {
  const { url, secretKey } = testBackend();
  return createProgramClient(url, secretKey);
}

/** A new person who signed up, confirmed the address and is signed in. */
export async function newPlayer(): Promise<Player> {
  const client = anonymous();
  const email = newAddress();
  await client.auth.signUp({ email, password: PASSWORD });
  const fragment = new URLSearchParams((await open(await linkTo(email))).hash.slice(1));
  const { data, error } = await client.auth.setSession({
    access_token: fragment.get('access_token') ?? '',
    refresh_token: fragment.get('refresh_token') ?? '',
  });
  if (error) throw error;
  return { client, id: data.user?.id ?? '', email };
}
