import type { Database } from '@ninefold/contracts/database';
import {
  AUTH_REFUSALS,
  type BackendRefusal,
  DATABASE_REFUSALS,
  HOSTED_REFUSALS,
} from '@ninefold/contracts/backend-contract';
import type { AuthClient } from '../auth/use-auth-call';
import type { FakeResponse, FakeResponses } from './fake-backend';

type Session = NonNullable<Awaited<ReturnType<AuthClient['getSession']>>['data']['session']>;
type AuthUser = Session['user'];
type Functions = Database['public']['Functions'];
type ProfileRow = Database['public']['Tables']['profiles']['Row'];

const CREATED_AT = '2026-01-01T00:00:00Z';

const USER: AuthUser = {
  id: 'user-1',
  aud: 'authenticated',
  role: 'authenticated',
  email: 'ada@example.test',
  phone: '',
  app_metadata: { provider: 'email', providers: ['email'] },
  user_metadata: {},
  identities: [],
  created_at: CREATED_AT,
  updated_at: CREATED_AT,
  is_anonymous: false,
};

const CONFIRMED: Partial<AuthUser> = { email_confirmed_at: CREATED_AT, confirmed_at: CREATED_AT };

/** A session, as returned for a password or an opened link. */
export function session(user_metadata: AuthUser['user_metadata'] = {}): FakeResponse {
  const body: Session = {
    access_token: 'access',
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3_600,
    expires_at: Math.floor(Date.now() / 1_000) + 3_600,
    user: { ...USER, ...CONFIRMED, user_metadata },
  };
  return { body };
}

/** A user without a session, as after a change. */
export function authUser(over: Partial<AuthUser> = {}): FakeResponse {
  const body: AuthUser = { ...USER, ...CONFIRMED, ...over };
  return { body };
}

const IDENTITY = { id: '1', user_id: USER.id, identity_id: '1', provider: 'email' };

/** The user of a sign-up whose address must be confirmed. Without identities, the address has an account. */
export function unconfirmedUser(over: Partial<AuthUser> = {}): FakeResponse {
  const body: AuthUser = { ...USER, identities: [IDENTITY], ...over };
  return { body };
}

const withSeconds = (text: string, seconds: number) => text.replace('{seconds}', String(seconds));

/** A refusal of the auth service. `seconds` is the wait that a limit names. */
export function authRefusal(
  name: keyof typeof AUTH_REFUSALS | keyof typeof HOSTED_REFUSALS,
  seconds = 60,
): FakeResponse {
  const { calls, status, code, message } = { ...AUTH_REFUSALS, ...HOSTED_REFUSALS }[name];
  return { calls, status, body: { code: status, error_code: code, msg: withSeconds(message, seconds) } };
}

/** A refusal of the database. `seconds` is the wait that a limit names. */
export function databaseRefusal(name: keyof typeof DATABASE_REFUSALS, seconds = 60): FakeResponse {
  const refusal: BackendRefusal = DATABASE_REFUSALS[name];
  const { calls, status, code, message, hint = null, details } = refusal;
  const body = { code, message, hint, details: details ? withSeconds(details, seconds) : null };
  return { calls, status, body };
}

/** At a sign-up, the page tries its password, and reports it if the service has another one. */
export const comparedPassword = (isStored = true): FakeResponses => ({
  'POST /auth/v1/token': authRefusal(isStored ? 'unconfirmedAddress' : 'wrongPassword'),
  'POST /rest/v1/rpc/report_sign_up_conflict': { body: null },
});

/** An internal error of the auth service. */
export const authFailure = (): FakeResponse => ({
  status: 500,
  body: { code: 500, error_code: 'unexpected_failure', msg: 'Unexpected failure' },
});

/** An internal error of the database. */
export const databaseFailure = (): FakeResponse => ({
  status: 500,
  body: { code: 'XX000', message: 'internal error', details: null, hint: null },
});

/** The row returned by an update of the profile. */
export function savedProfile(): FakeResponse {
  const body: Pick<ProfileRow, 'id'> = { id: USER.id };
  return { body };
}

/** The setting for boards, as stored. */
export function shownOnBoards(shown_on_boards: ProfileRow['shown_on_boards']): FakeResponse {
  const body: Pick<ProfileRow, 'shown_on_boards'> = { shown_on_boards };
  return { body };
}

export function usernameAvailable(body: Functions['username_available']['Returns']): FakeResponse {
  return { body };
}
