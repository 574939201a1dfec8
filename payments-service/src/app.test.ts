import * as v from 'valibot';
import { ApiErrorSchema } from '@ninefold/contracts';
import { startService, type Service } from './testing/start-service';
import { SHELL_URL } from './testing/test-config';

let service: Service;
beforeEach(async () => void (service = await startService()));
afterEach(() => service.stop());

const post = (body: string, contentType = 'application/json') =>
  service.request('/api/unknown', { method: 'POST', body, headers: { 'Content-Type': contentType } });

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
