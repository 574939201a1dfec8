import { auth, newNetwork, sharedBackend } from '../../testing/shared-backend';
import { KEYS } from '../../testing/spawn-backend';

jest.setTimeout(30_000);

const KB = 1_024;

test('more than 64 kB of sign-up are refused, and stored nowhere', async () => {
  const body = { email: 'large@example.com', password: 'correct horse', data: { text: 'x'.repeat(65 * KB) } };
  const response = await auth('/signup', { body });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ code: 413, msg: 'The request is longer than 64 kB.' });
});

test('JSON that is nested 5,000 deep is refused', async () => {
  const headers = { apikey: KEYS.publishableKey, 'Content-Type': 'application/json' };
  const body = `{"email":${'['.repeat(5_000)}${']'.repeat(5_000)}}`;
  for (const pathname of ['/auth/v1/signup', '/rest/v1/rpc/today']) {
    const response = await fetch(sharedBackend().url + pathname, { method: 'POST', headers, body });
    expect(response.status).toBe(400);
  }
});

test.each(['{', '[]', '"text"', 'null', '{"email":5,"password":"correct horse"}', '{"email":"ada"}'])(
  'the body %s is refused with a sentence',
  async (body) => {
    const headers = { apikey: KEYS.publishableKey, 'X-Forwarded-For': newNetwork() };
    const response = await fetch(`${sharedBackend().url}/auth/v1/signup`, { method: 'POST', headers, body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 400, error_code: 'validation_failed' });
  },
);
