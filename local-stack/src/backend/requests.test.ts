import { sharedBackend } from '../testing/shared-backend';
import { KEYS, ORIGIN } from '../testing/spawn-backend';

jest.setTimeout(60_000);

const { url } = sharedBackend();

describe('the running backend', () => {
  test('browsers may call it from the site, also when it refuses', async () => {
    const asked = {
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'apikey,authorization',
    };
    const preflight = await fetch(`${url}/auth/v1/token`, {
      method: 'OPTIONS',
      headers: { Origin: ORIGIN, ...asked },
    });
    expect(preflight.ok).toBe(true);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('apikey,authorization');
    const refused = await fetch(`${url}/auth/v1/user`, { headers: { Origin: ORIGIN } });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('counts can be read by a script of the site', async () => {
    const headers = { Origin: ORIGIN, apikey: KEYS.secretKey, Prefer: 'count=exact' };
    const response = await fetch(`${url}/rest/v1/learning_sessions`, { method: 'HEAD', headers });
    expect(response.headers.get('content-range')).toBe('*/0');
    expect(response.headers.get('access-control-expose-headers')).toContain('Content-Range');
  });

  test.each(['/', '/_system/config', '/_system/info', '/_system/introspect'])(
    'nothing internal is shown at %s',
    async (pathname) => {
      const response = await fetch(url + pathname);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain(KEYS.secretKey);
    },
  );

  test('a request without a key is refused', async () => {
    expect((await fetch(`${url}/rest/v1/profiles`)).status).toBe(401);
  });
});
