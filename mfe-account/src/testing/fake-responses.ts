import type { Database } from '@ninefold/contracts/database';
import type { AuthClient } from '../auth/use-auth-call';
import type { FakeResponse } from './fake-backend';

type Session = NonNullable<Awaited<ReturnType<AuthClient['getSession']>>['data']['session']>;
type AuthUser = Session['user'];
type Functions = Database['public']['Functions'];
type ProfileRow = Database['public']['Tables']['profiles']['Row'];

const USER: AuthUser = {
  id: 'user-1',
  aud: 'authenticated',
  email: 'ada@example.test',
  app_metadata: {},
  user_metadata: {},
  created_at: '2026-01-01T00:00:00Z',
};

/** A session, as returned for a password or an opened link. */
export function session(user_metadata: AuthUser['user_metadata'] = {}): FakeResponse {
  const body: Session = {
    access_token: 'access',
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3_600,
    user: { ...USER, email_confirmed_at: '2026-01-01T00:00:00Z', user_metadata },
  };
  return { body };
}

/** A user without a session, as after a change or an unconfirmed sign-up. */
export function authUser(over: Partial<AuthUser> = {}): FakeResponse {
  const body: AuthUser = { ...USER, ...over };
  return { body };
}

/** An error of the auth service. */
export const authRefusal = (status: number, error_code: string, msg: string): FakeResponse => ({
  status,
  body: { error_code, msg },
});

/** A database error; without a code, an internal one. */
export const databaseRefusal = (status = 500, code = 'XX000'): FakeResponse => ({
  status,
  body: { code, message: 'no', details: null, hint: null },
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
