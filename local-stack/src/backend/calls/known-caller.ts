import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';

interface Keys {
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly jwtSecret: string;
}

/** What the database gets to know of a caller. */
export interface KnownCaller {
  readonly role: string;
  /** The person; empty for a caller with a key alone. */
  readonly sub: string;
  /** As JSON. */
  readonly claims: string;
}

/**
 * Who makes a request of the Data API.
 * @returns undefined for a caller about whom there is any doubt: @supabase/lite decides then, and refuses in its words
 */
export function knownCaller(headers: IncomingHttpHeaders, keys: Keys): KnownCaller | undefined {
  const { apikey, authorization = `Bearer ${String(apikey)}` } = headers;
  // A browser must never have the secret key; @supabase/lite looks into the user agent.
  const isSecret = apikey === keys.secretKey && !headers['user-agent']?.includes('Mozilla');
  if (!isSecret && apikey !== keys.publishableKey) return undefined;
  if (!authorization.startsWith('Bearer ')) return undefined;
  const token = authorization.slice('Bearer '.length);
  if (token === apikey) return isSecret ? BY_SECRET_KEY : BY_PUBLISHABLE_KEY;
  return callerOfToken(token, keys.jwtSecret);
}

const byKey = (role: string): KnownCaller => ({ role, sub: '', claims: JSON.stringify({ role }) });
const BY_SECRET_KEY = byKey('service_role');
const BY_PUBLISHABLE_KEY = byKey('anon');

const HeadSchema = z.strictObject({ alg: z.literal('HS256'), typ: z.literal('JWT').optional() });
const ClaimsSchema = z.looseObject({
  role: z.literal('authenticated'),
  sub: z.uuid(),
  iat: z.number(),
  exp: z.number(),
  nbf: z.never().optional(),
});

/** A person's token as our auth service makes them. The signature is checked before anything is read from it. */
function callerOfToken(token: string, secret: string): KnownCaller | undefined {
  const [head = '', body = '', signature = '', ...more] = token.split('.');
  const expected = createHmac('sha256', secret).update(`${head}.${body}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
    return undefined;
  const claims = ClaimsSchema.safeParse(decoded(body)).data;
  const now = Date.now() / 1_000;
  if (!HeadSchema.safeParse(decoded(head)).success || !claims) return undefined;
  if (claims.exp <= now || claims.iat > now) return undefined;
  return { role: claims.role, sub: claims.sub, claims: JSON.stringify(claims) };
}

function decoded(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return undefined;
  }
}
