import type { AccountMetadata } from '@ninefold/contracts';
import { ENDED_SESSION } from '@ninefold/contracts/account-contract';
import type { Database } from '@ninefold/contracts/database';
import { SESSION_KEY } from '../auth/session-key';
import type { Stub } from './fake-network';

export const SUPABASE_URL = 'http://supabase.test';

const CREATED_AT = '2026-01-01T00:00:00Z';

const user = {
  id: '11111111-1111-4111-8111-111111111111',
  aud: 'authenticated',
  role: 'authenticated',
  email: 'ada@example.test',
  email_confirmed_at: CREATED_AT,
  confirmed_at: CREATED_AT,
  phone: '',
  app_metadata: { provider: 'email', providers: ['email'] },
  user_metadata: {},
  identities: [],
  created_at: CREATED_AT,
  updated_at: CREATED_AT,
  is_anonymous: false,
};

/** A session in the client's format. */
const session = {
  access_token: 'access',
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3_600,
  user,
};

const expiryIn = (seconds: number) => Math.floor(Date.now() / 1_000) + seconds;

type ProfileRow = Database['public']['Tables']['profiles']['Row'];

const profile = {
  id: user.id,
  email: user.email,
  first_name: 'Ada',
  last_name: null,
  username: 'ada',
  profile_color: '#3B82F6',
  country: 'GB',
  is_subscribed: false,
  subscription_tier: 'free',
  total_xp: 0,
  learning_level: 'A1',
  created_at: CREATED_AT,
} satisfies Partial<ProfileRow>;

/** `validFor` in seconds; an expired session must be refreshed first. */
export function storeSession(validFor = 3_600, user_metadata: AccountMetadata = {}): void {
  const stored = { ...session, expires_at: expiryIn(validFor), user: { ...user, user_metadata } };
  localStorage.setItem(SESSION_KEY, JSON.stringify(stored));
}

/** The response to a refresh. */
export function renewedSession(): Stub {
  return { json: { ...session, expires_at: expiryIn(session.expires_in), refresh_token: 'renewed' } };
}

const stubOf = ({ status, body }: { readonly status: number; readonly body: object }): Stub => ({
  status,
  json: body,
});

/** The responses to calls of a session that was ended elsewhere. */
export const ENDED = {
  profile: stubOf(ENDED_SESSION.profile),
  renewal: stubOf(ENDED_SESSION.renewal),
  user: stubOf(ENDED_SESSION.user),
};

/** Network stubs of the account. */
export function fakeAccount(over: Partial<ProfileRow> = {}): Record<string, Stub> {
  return {
    [`${SUPABASE_URL}/rest/v1/profiles`]: { json: { ...profile, ...over } },
    [`${SUPABASE_URL}/auth/v1/user`]: { json: user },
    [`${SUPABASE_URL}/auth/v1/logout`]: { status: 204 },
  };
}
