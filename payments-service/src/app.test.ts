import * as v from 'valibot';
import { ApiErrorSchema } from '@ninefold/contracts';
import { startService, type Service } from './testing/start-service';
import { SHELL_URL } from './testing/test-config';

let service: Service;
beforeEach(async () => void (service = await startService()));
afterEach(() => service.stop());

/** The calls with a JSON body. */
const ENDPOINTS = [
  '/api/unknown',
  '/api/create-checkout-session',
  '/api/verify-checkout-session',
  '/api/create-account-after-checkout',
  '/api/create-portal-session',
  '/api/invite',
];

const post = (
  body: string | Uint8Array<ArrayBuffer>,
  contentType = 'application/json',
  path = '/api/unknown',
) => service.request(path, { method: 'POST', body, headers: { 'Content-Type': contentType } });

async function expectProblem(response: Response, status: number, code: string) {
  expect(response.status).toBe(status);
  expect(v.parse(ApiErrorSchema, await response.json())).toMatchObject({ code });
}

describe('every request', () => {
  it('gets 404 with an error body when no route matches', async () => {
    await expectProblem(await service.request('/api/unknown'), 404, 'not-found');
  });

  it('may omit the body', async () => {
    await expectProblem(await service.request('/api/unknown', { method: 'POST' }), 404, 'not-found');
  });

  it('gets 400 when its JSON is malformed', async () => {
    await expectProblem(await post('{"tier":'), 400, 'malformed-json');
  });

  it.each(ENDPOINTS)('%s gets 400 when its JSON is nested deeply', async (path) => {
    for (const deep of [
      '['.repeat(8_000) + ']'.repeat(8_000),
      '{"a":'.repeat(2_500) + '1' + '}'.repeat(2_500),
    ]) {
      for (const body of [deep, `{"email":"ada@example.test","data":${deep}}`]) {
        await expectProblem(await post(body, 'application/json', path), 400, 'malformed-json');
      }
    }
  });

  it('gets 415 when its JSON is not UTF-8', async () => {
    // Read as bytes, the sign U+2200 contains a quotation mark, so the brackets after it are text.
    const deep = `["∀",${'['.repeat(2_000)}${']'.repeat(2_001)}`;
    for (const charset of ['utf-7', 'utf-16', 'utf-16le', 'utf-16be', 'utf-32', 'utf-32le']) {
      for (const bytes of [Buffer.from(deep, 'utf16le'), Buffer.from(deep.replaceAll('[', '+AFs-'))]) {
        await expectProblem(
          await post(bytes, `application/json; charset=${charset}`),
          415,
          'unsupported-media-type',
        );
      }
    }
    await expectProblem(await post('{}', 'application/json; charset=latin1'), 415, 'unsupported-media-type');
    await expectProblem(await post('{}', 'application/json; charset=UTF-8'), 404, 'not-found');
  });

  it('gets 413 when its body exceeds 16 kB', async () => {
    const body = (bytes: number) => JSON.stringify('x'.repeat(bytes - 4)).replace(/^"|"$/g, '');
    await expectProblem(await post(`["${body(16 * 1024)}"]`), 404, 'not-found');
    await expectProblem(await post(`["${body(16 * 1024 + 1)}"]`), 413, 'body-too-large');
  });

  it('gets 415 when its body is not JSON', async () => {
    await expectProblem(
      await post('tier=elite', 'application/x-www-form-urlencoded'),
      415,
      'unsupported-media-type',
    );
  });

  it('gets 429 with Retry-After above the rate limit', async () => {
    const responses = await Promise.all(Array.from({ length: 121 }, () => service.request('/readyz')));
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    await expectProblem(refused[0] as Response, 429, 'too-many-requests');
  });

  it('sets security headers and forbids caching', async () => {
    const { headers } = await service.request('/healthz');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it("allows the shell's origin and no other", async () => {
    const allowed = async (origin: string) =>
      (await service.request('/healthz', { headers: { Origin: origin } })).headers.get(
        'access-control-allow-origin',
      );
    expect(await allowed(SHELL_URL)).toBe(SHELL_URL);
    expect(await allowed('https://elsewhere.test')).toBeNull();
  });

  it('is logged without its query string and credentials', async () => {
    await service.request('/api/unknown?session_id=cs_private', {
      headers: { Authorization: 'Bearer private-token' },
    });
    expect(service.log()).toContain('"path":"/api/unknown"');
    expect(service.log()).not.toMatch(/cs_private|private-token/);
  });
});
