/** @jest-environment jest-fixed-jsdom */
import { fakeNetwork } from '../testing/fake-network';
import { ENDED, storeSession, SUPABASE_URL } from '../testing/fake-account';
import { addBrowserApis } from '../testing/browser-apis';
import { createNotices } from '../platform/create-notices';
import { CONFIG } from '../testing/open-shell';
import { createSupabaseClient, fetchWithTimeout } from './supabase-client';

const SILENT = 'http://silent.test/';

const reasonOf = (response: Promise<unknown>) =>
  response.then(
    () => undefined,
    (error: unknown) => error,
  );

const leave = jest.fn();

/** As in a page, there is one. */
let client: ReturnType<typeof createSupabaseClient>;
beforeAll(() => {
  addBrowserApis();
  client = createSupabaseClient(CONFIG, createNotices(), leave, () => ({ status: 'out' }));
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('aborts a request without a response after the timeout', async () => {
  jest.useFakeTimers();
  fakeNetwork({ [SILENT]: 'silent' });
  const reason = reasonOf(fetchWithTimeout(SILENT));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await reason).toMatchObject({ name: 'TimeoutError' });
});

test('aborts for the caller earlier, and for the timeout too', async () => {
  jest.useFakeTimers();
  fakeNetwork({ [SILENT]: 'silent' });
  const caller = new AbortController();
  const first = reasonOf(fetchWithTimeout(SILENT, { signal: caller.signal }));
  const second = reasonOf(fetchWithTimeout(SILENT, { signal: new AbortController().signal }));
  caller.abort('canceled by the caller');
  expect(await first).toBe('canceled by the caller');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await second).toMatchObject({ name: 'TimeoutError' });
});

test.each([
  ['the account was deleted', 403, { code: '42501', hint: 'account-deleted' }],
  ['the token has expired', 401, { code: 'PGRST301', hint: null }],
  ['a proxy in front of the database rejects the call', 403, undefined],
])('does not refresh the session when %s', async (_, status, json) => {
  fakeNetwork({ [`${SUPABASE_URL}/rest/v1/profiles`]: { status, json } });
  const renew = jest.spyOn(client.auth, 'refreshSession');
  expect((await client.from('profiles').select('id')).status).toBe(status);
  expect(renew).not.toHaveBeenCalled();
  expect(leave).not.toHaveBeenCalled();
});

test('concurrent rejected calls refresh the session once, and a failed refresh does not end it', async () => {
  storeSession();
  fakeNetwork({
    [`${SUPABASE_URL}/rest/v1/profiles`]: ENDED.profile,
    [`${SUPABASE_URL}/auth/v1/token`]: { status: 429 },
  });
  const renew = jest.spyOn(client.auth, 'refreshSession');
  const ask = () => client.from('profiles').select('id');
  await Promise.all([ask(), ask()]);
  expect(renew).toHaveBeenCalledTimes(1);
  expect(await renew.mock.results[0]?.value).toMatchObject({ error: { status: 429 } });
  expect(leave).not.toHaveBeenCalled();
});
