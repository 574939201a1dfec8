import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PlatformUrls } from './ports';

interface Credentials {
  /** The publishable key or the secret key. */
  readonly key: string;
  /** The access token of a session. Without one, the key's own role applies. */
  readonly token?: string;
}

interface Call extends Credentials {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly address: string;
  readonly body?: object;
}

interface ProfilePatch extends Credentials {
  /** In PostgREST syntax. */
  readonly filter: string;
  readonly patch: object;
}

/** @throws with the response if it is an error */
export async function callSupabase<Body>({ supabase }: PlatformUrls, call: Call): Promise<Body> {
  const { method, address, body, key, token } = call;
  const response = await fetch(supabase + address, {
    method,
    headers: {
      apikey: key,
      'Content-Type': 'application/json',
      Prefer: 'return=representation',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: body ? JSON.stringify(body) : null,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${text}`);
  // Functions without a result have an empty response.
  return (text === '' ? null : JSON.parse(text)) as Body;
}

/** @throws unless it changes exactly one profile */
export async function patchProfile(urls: PlatformUrls, change: ProfilePatch): Promise<void> {
  const { filter, patch, ...credentials } = change;
  const address = `/rest/v1/profiles?${filter}`;
  const rows = await callSupabase<unknown[]>(urls, { method: 'PATCH', address, body: patch, ...credentials });
  if (rows.length !== 1) throw new Error(`${rows.length} profiles were changed at ${filter}.`);
}

export async function publishableKey({ shell }: PlatformUrls): Promise<string> {
  const config = (await (await fetch(`${shell}/config.json`)).json()) as { supabasePublishableKey: string };
  return config.supabasePublishableKey;
}

/** Created once per data folder; without one, for the platform shared by all journeys. */
export async function secretKey(dataFolder = process.env.E2E_DATA_FOLDER ?? ''): Promise<string> {
  const keys = await readFile(path.join(dataFolder, 'keys.json'), 'utf8');
  return (JSON.parse(keys) as { supabaseSecretKey: string }).supabaseSecretKey;
}
