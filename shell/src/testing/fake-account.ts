import type { AccountMetadata } from '@ninefold/contracts';
import type { Database } from '@ninefold/contracts/database';
import { SESSION_KEY } from '../auth/stored-session';
import type { Stub } from './fake-network';

export const SUPABASE_URL = 'http://supabase.test';

const user = {
  id: '11111111-1111-4111-8111-111111111111',
  email: 'ada@example.test',
  app_metadata: {},
  user_metadata: {},
};

/** A session in the client's format. */
const session = {
  access_token: 'access',
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3_600,
  user,
};

type ProfileRow = Database['public']['Tables']['profiles']['Row'] & { learning_level: string };

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
  created_at: '2026-01-01T00:00:00Z',
} satisfies Partial<ProfileRow>;

/** `validFor` in seconds; an expired session must be refreshed first. */
export function storeSession(validFor = 3_600, user_metadata: AccountMetadata = {}): void {
  const expires_at = Math.floor(Date.now() / 1000) + validFor;
  const stored = { ...session, expires_at, user: { ...user, user_metadata } };
  localStorage.setItem(SESSION_KEY, JSON.stringify(stored));
}

/** The response to a refresh. */
export function renewedSession(): Stub {
  return { json: { ...session, refresh_token: 'renewed' } };
}

/** Network stubs of the account. */
export function fakeAccount(over: Partial<ProfileRow> = {}): Record<string, Stub> {
  return {
    [`${SUPABASE_URL}/rest/v1/profiles`]: { json: { ...profile, ...over } },
    [`${SUPABASE_URL}/auth/v1/logout`]: { status: 200 },
  };
}
