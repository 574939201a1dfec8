import { createHash, timingSafeEqual } from 'node:crypto';
import { decode } from 'hono/jwt';
import { z } from 'zod';
import { AuthError } from './auth-error';
import type { CallerSession } from './update-user';

export interface Keys {
  readonly publishableKey: string;
  readonly secretKey: string;
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const equal = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));

const bearerOf = (request: Request) => /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];

/** The gateway of hosted Supabase: a call needs one of the project's keys. @returns the refusal, if there is one */
export function refusalWithoutKey(request: Request, keys: Keys): Response | undefined {
  const key = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey') ?? '';
  if (equal(key, keys.publishableKey) || equal(key, keys.secretKey)) return undefined;
  return key
    ? Response.json({ message: 'Invalid API key' }, { status: 401 })
    : Response.json({ message: 'No API key found in request' }, { status: 401 });
}

/** @throws AuthError unless the caller has the secret key: 403 for a user's token, else 401 */
export function requireSecretKey(request: Request, { secretKey }: Keys): void {
  const bearer = bearerOf(request) ?? request.headers.get('apikey') ?? '';
  if (equal(bearer, secretKey)) return;
  throw bearer.startsWith('eyJ')
    ? new AuthError(403, 'not_admin', 'User not allowed')
    : new AuthError(401, 'no_authorization', 'This endpoint requires the secret key');
}

const ClaimsSchema = z.object({ sub: z.string(), session_id: z.string() });

/** Reads the token of a request that the auth service has accepted. */
export function sessionOf(request: Request): CallerSession {
  const { sub, session_id } = ClaimsSchema.parse(decode(bearerOf(request) ?? '').payload);
  return { userId: sub, sessionId: session_id };
}
