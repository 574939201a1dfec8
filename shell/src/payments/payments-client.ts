import * as v from 'valibot';
import { ApiErrorSchema } from '@ninefold/contracts';
import type { PaymentsFailure, PaymentsFile, PaymentsOutcome } from '@ninefold/platform';
import { timeoutSignal } from '@ninefold/web/network';
import type { Auth } from '../auth/create-auth';

/** The service waits for Stripe and the auth service, and retries. */
const TIMEOUT_MS = 20_000;

interface Call {
  readonly url: string;
  readonly accessToken: string | null;
}

interface Post<Body> extends Call {
  readonly body: object;
  /** Throws when the response violates the contract. */
  readonly read: (json: unknown) => Body;
}

/** Posts JSON to the payments service; never throws. */
export function post<Body>({ body, read, ...call }: Post<Body>): Promise<PaymentsOutcome<Body>> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  return send(call, init, ({ text }) => read(jsonOf(text)));
}

/** Downloads a file from the payments service; never throws. */
export function getFile(call: Call): Promise<PaymentsOutcome<PaymentsFile>> {
  return send(call, { method: 'GET', headers: {} }, ({ text, headers }) => {
    const name = /filename="?([\w.-]+)"?/.exec(headers.get('Content-Disposition') ?? '')?.[1];
    if (!name) throw new Error('The file has no name.');
    return { name, text };
  });
}

interface Init {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

async function send<Body>(
  { url, accessToken }: Call,
  { headers, ...init }: Init,
  read: (response: { text: string; headers: Headers }) => Body,
): Promise<PaymentsOutcome<Body>> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      ...init,
      headers: { ...headers, ...(accessToken && { Authorization: `Bearer ${accessToken}` }) },
      signal: timeoutSignal(TIMEOUT_MS),
    });
    text = await response.text();
  } catch {
    return { ok: false, failure: { kind: 'offline' } };
  }
  if (!response.ok) return { ok: false, failure: refusal(response, jsonOf(text)) };
  try {
    return { ok: true, body: read({ text, headers: response.headers }) };
  } catch {
    return { ok: false, failure: { kind: 'unexpected' } };
  }
}

/** @returns undefined for anything but JSON, such as a proxy's page */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusal({ status, headers }: Response, json: unknown): PaymentsFailure {
  const retryAfter = Number.parseInt(headers.get('Retry-After') ?? '', 10);
  return {
    kind: 'refused',
    status,
    error: v.is(ApiErrorSchema, json) ? json : null,
    retrySeconds: Number.isFinite(retryAfter) ? retryAfter : null,
  };
}

/** Null for guests, for whom the Supabase client is not loaded. */
export async function accessTokenOf(auth: Auth): Promise<string | null> {
  if (auth.get().status === 'out') return null;
  const client = await auth.supabase();
  const { data } = await client.auth.getSession();
  return data.session?.access_token ?? null;
}
