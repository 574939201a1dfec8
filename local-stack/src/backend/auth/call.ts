import * as v from 'valibot';
import type { Limits } from '../limits';
import type { Mailer } from '../mailer';
import type { Passwords } from './passwords';
import { badRequest } from './auth-error';
import type { Sessions } from './sessions';
import type { Users } from './users';

/** Dependencies of the auth endpoints. */
export interface AuthDependencies {
  readonly users: Users;
  readonly sessions: Sessions;
  readonly limits: Limits;
  readonly passwords: Passwords;
  readonly mailer: Mailer;
}

/** A request with its parsed body. */
export interface AuthCall {
  /** Parsed JSON; undefined without a body. */
  readonly body: unknown;
  readonly query: URLSearchParams;
  /** The caller's network address, for rate limits. */
  readonly network: string;
}

const INVALID_ADDRESS = 'Unable to validate email address: invalid format';

/** The rule of the real auth server, which also accepts a bare host name as the domain. */
export const emailAddress = v.pipe(
  v.string('An email address is required'),
  v.minLength(1, 'An email address is required'),
  v.maxBytes(255, 'An email address is too long'),
  v.rfcEmail(INVALID_ADDRESS),
  v.toLowerCase(),
);

export const passwordText = v.pipe(
  v.string('A password is required'),
  v.minLength(1, 'A password is required'),
);

/** User metadata, as supabase-js sends it. */
export const metadata = v.record(v.string(), v.unknown());

/** @throws AuthError 400 with the first problem */
export function readCall<Call>(schema: v.GenericSchema<unknown, Call>, body: unknown): Call {
  // A missing field gets the message of its own schema.
  const missing = Object.fromEntries(fieldsOf(schema).map((field) => [field, undefined]));
  const { success, output, issues } = v.safeParse(schema, { ...missing, ...Object(body) });
  if (!success) throw badRequest(issues[0].message);
  return output;
}

const fieldsOf = (schema: object): string[] =>
  'entries' in schema ? Object.keys(schema.entries as object) : [];
