import { testAccountContract } from '@ninefold/contracts/account-contract';
import { anonymous, PASSWORD, signedInPlayer, testBackend } from '../testing/players';

/** A signed-in person, and calls over HTTP as the shell makes them. */
async function openAccount() {
  const { client, id, email } = await signedInPlayer();
  const { session } = (await client.auth.getSession()).data;
  const { url, publishableKey: apikey } = testBackend();
  const headers = {
    apikey,
    Authorization: `Bearer ${session?.access_token}`,
    'Content-Type': 'application/json',
    Accept: 'application/vnd.pgrst.object+json',
  };

  async function call(method: string, path: string, body?: object) {
    const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(url + path, sent);
    const text = await response.text();
    return { status: response.status, body: text ? (JSON.parse(text) as unknown) : null };
  }

  const refresh_token = session?.refresh_token;
  return {
    profile: () => call('GET', `/rest/v1/profiles?select=*&id=eq.${id}`),
    user: () => call('GET', '/auth/v1/user'),
    renewal: () => call('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token }),
    signOut: () => call('POST', '/auth/v1/logout?scope=local'),
    async end() {
      const elsewhere = anonymous();
      await elsewhere.auth.signInWithPassword({ email, password: PASSWORD });
      await elsewhere.auth.signOut({ scope: 'global' });
    },
  };
}

async function openEnded() {
  const account = await openAccount();
  await account.end();
  return account;
}

testAccountContract({
  profile: async () => (await openAccount()).profile(),
  user: async () => (await openAccount()).user(),
  renewal: async () => (await openAccount()).renewal(),
  signOut: async () => (await openAccount()).signOut(),
  ended: {
    profile: async () => (await openEnded()).profile(),
    user: async () => (await openEnded()).user(),
    renewal: async () => (await openEnded()).renewal(),
  },
});
