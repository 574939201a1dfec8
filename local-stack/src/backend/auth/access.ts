import { decode } from 'hono/jwt';
import * as v from 'valibot';
import { AuthError } from './auth-error';
import type { CallerSession } from './update-user';

export interface Keys {
  readonly publishableKey: string;
  readonly secretKey: string;
}

const bearerOf = (request: Request) => /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];

/**
 * Like the gateway of hosted Supabase, requires one of the project's keys.
 * @returns the error response, if any
 */
export function refusalWithoutKey(request: Request, keys: Keys): Response | undefined {
  const key = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey') ?? '';
  if (key === keys.publishableKey || key === keys.secretKey) return undefined;
  const message = key ? 'Invalid API key' : 'No API key found in request';
  return Response.json({ message }, { status: 401 });
}

/** @throws AuthError unless the caller has the secret key: 403 for a user's token, otherwise 401 */
export function requireSecretKey(request: Request, { secretKey }: Keys): void {
  const bearer = bearerOf(request) ?? request.headers.get('apikey') ?? '';
  if (bearer === secretKey) return;
  throw bearer.startsWith('eyJ')
    ? new AuthError(403, 'not_admin', 'User not allowed')
    : new AuthError(401, 'no_authorization', 'This endpoint requires the secret key');
}

const ClaimsSchema = v.object({ sub: v.string(), session_id: v.string() });

/** Reads the token of a request that the auth service has accepted. */
export function sessionOf(request: Request): CallerSession {
  const { sub, session_id } = v.parse(ClaimsSchema, decode(bearerOf(request) ?? '').payload);
  return { userId: sub, sessionId: session_id };
}
