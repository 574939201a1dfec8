/** @jest-environment jest-fixed-jsdom */
import { testAccountContract } from '@ninefold/contracts/account-contract';
import { ENDED, fakeAccount, renewedSession, SUPABASE_URL } from './fake-account';
import { fakeNetwork, type Stub } from './fake-network';

const TOKEN = '/auth/v1/token';
const PROFILES = '/rest/v1/profiles';
const USER = '/auth/v1/user';

/** A call that gets a stub, or the account's own. */
async function call(path: string, stub?: Stub) {
  const network = fakeNetwork({ ...fakeAccount(), ...(stub && { [SUPABASE_URL + path]: stub }) });
  const response = await fetch(SUPABASE_URL + path);
  network.close();
  const text = await response.text();
  return { status: response.status, body: text ? (JSON.parse(text) as unknown) : null };
}

testAccountContract({
  profile: () => call(PROFILES),
  user: () => call(USER),
  renewal: () => call(TOKEN, renewedSession()),
  signOut: () => call('/auth/v1/logout'),
  ended: {
    profile: () => call(PROFILES, ENDED.profile),
    user: () => call(USER, ENDED.user),
    renewal: () => call(TOKEN, ENDED.renewal),
  },
});
