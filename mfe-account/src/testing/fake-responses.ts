import type { Database } from '@ninefold/contracts/database';
import type { AuthClient } from '../auth/use-auth-call';
import type { FakeResponse } from './fake-backend';

/** What each call of the server returns, in the types that the product reads it by. */

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

/** The session after a password or an opened link. */
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

/** The user without a session: after a change, or a sign-up whose address is not confirmed yet. */
export function authUser(over: Partial<AuthUser> = {}): FakeResponse {
  const body: AuthUser = { ...USER, ...over };
  return { body };
}

/** How the auth service refuses. */
export const authRefusal = (status: number, error_code: string, msg: string): FakeResponse => ({
  status,
  body: { error_code, msg },
});

/** How the database refuses; without a code, it failed. */
export const databaseRefusal = (status = 500, code = 'XX000'): FakeResponse => ({
  status,
  body: { code, message: 'no', details: null, hint: null },
});

/** The row that an update of the profile returns. */
export function savedProfile(): FakeResponse {
  const body: Pick<ProfileRow, 'id'> = { id: USER.id };
  return { body };
}

/** What the settings read of the switch for boards. */
export function shownOnBoards(shown_on_boards: ProfileRow['shown_on_boards']): FakeResponse {
  const body: Pick<ProfileRow, 'shown_on_boards'> = { shown_on_boards };
  return { body };
}

export function usernameAvailable(body: Functions['username_available']['Returns']): FakeResponse {
  return { body };
}
