/** @jest-environment jest-fixed-jsdom */
import { fakeAccount, storeSession } from '../testing/fake-account';
import { CONFIG } from '../testing/open-shell';
import { createAuth } from '../auth/create-auth';
import { createNotices } from '../platform/create-notices';
import { createPayments } from './create-payments';

const readDone = (json: unknown) => {
  if ((json as { done?: unknown } | undefined)?.done !== true) throw new Error('not of the contract');
  return { done: true };
};

/** Fakes the service and records requests. */
function serve(respond: () => Response | Promise<Response>) {
  const calls: { url: string; init: RequestInit }[] = [];
  globalThis.fetch = async (input, init = {}) => {
    const url = String(input);
    if (url.startsWith(CONFIG.paymentsUrl)) {
      calls.push({ url, init });
      return respond();
    }
    const stub = fakeAccount()[url.split('?')[0] ?? ''];
    return Response.json(stub && typeof stub === 'object' && 'json' in stub ? stub.json : {});
  };
  const payments = createPayments(CONFIG, createAuth(CONFIG, createNotices()));
  return {
    calls,
    call: () => payments.post('/api/try', { tier: 'elite' }, readDone),
    getFile: () => payments.getFile('/api/receipts/cs_1'),
  };
}

beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel: undefined });
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => localStorage.clear());

test('sends JSON without a token for a guest, and reads the response', async () => {
  const { calls, call } = serve(() => Response.json({ done: true }));
  expect(await call()).toEqual({ ok: true, body: { done: true } });
  expect(calls[0]).toMatchObject({
    url: 'http://payments.test/api/try',
    init: { method: 'POST', body: '{"tier":"elite"}', headers: { 'Content-Type': 'application/json' } },
  });
  expect(calls[0]?.init.headers).not.toHaveProperty('Authorization');
});

test('sends the token of a signed-in user', async () => {
  storeSession();
  const { calls, call } = serve(() => Response.json({ done: true }));
  await call();
  expect(calls[0]?.init.headers).toMatchObject({ Authorization: 'Bearer access' });
});

test('returns the message, code and waiting time of an error', async () => {
  const error = { error: 'Too many attempts.', code: 'too-many-attempts' };
  const { call } = serve(() => Response.json(error, { status: 429, headers: { 'Retry-After': '90' } }));
  const failure = { kind: 'refused', status: 429, error, retrySeconds: 90 };
  expect(await call()).toEqual({ ok: false, failure });
});

test("uses the service's file name", async () => {
  const headers = { 'Content-Disposition': 'attachment; filename="receipt-INV-1.html"' };
  const { calls, getFile } = serve(() => new Response('<p>Paid</p>', { headers }));
  expect(await getFile()).toEqual({ ok: true, body: { name: 'receipt-INV-1.html', text: '<p>Paid</p>' } });
  expect(calls[0]).toMatchObject({ url: 'http://payments.test/api/receipts/cs_1', init: { method: 'GET' } });
});

test("rejects a page without a file name, such as a proxy's", async () => {
  const { getFile } = serve(() => new Response('<p>Please sign in to this network</p>'));
  expect(await getFile()).toEqual({ ok: false, failure: { kind: 'unexpected' } });
});
