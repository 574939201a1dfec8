import { REMOTE_NAMES } from '@ninefold/contracts';
import { serve, stopServers } from '../testing/serve-files';
import { spawnEntry } from '../testing/spawn-entry';

jest.setTimeout(30_000);

const BUNDLE = 'console.log("a bundle");'.repeat(200);

let shell: string;
let games: string;
beforeAll(async () => {
  [shell, games] = await Promise.all([
    serve('shell', {
      'index.html': 'landing',
      'sum-grid.html': 'sum grid',
      'signup/account.html': 'account step',
      'learn.html': 'learn',
      'learn/archive.html': 'archive',
      'plans.html': 'plans',
      _redirects: '/learn/* /learn.html 200\n/practice/* /practice.html 200\n',
      '404.html': 'not found page',
      'config.json': '{}',
      'main.0123456789ab.js': BUNDLE,
    }),
    serve('games', { 'mf-manifest.json': '{}', 'remote-entry.0123456789ab.js': BUNDLE }),
  ]);
});
afterAll(stopServers);

const text = async (url: string) => (await fetch(url)).text();
const header = async (url: string, name: string) => (await fetch(url)).headers.get(name);

describe('the server of the shell', () => {
  it.each([
    ['/', 'landing'],
    ['/sum-grid', 'sum grid'],
    ['/sum-grid/', 'sum grid'],
    ['/sum-grid?mode=practice', 'sum grid'],
    ['/signup/account', 'account step'],
  ])('finds the page of %s', async (address, page) => {
    expect(await text(shell + address)).toBe(page);
  });

  it.each([
    ['/learn', 'learn'],
    ['/learn/fractions', 'learn'],
    ['/learn/fractions/2?step=3', 'learn'],
    ['/learn/archive', 'archive'],
  ])('finds the page of %s, which is below a prefix', async (address, page) => {
    const response = await fetch(shell + address);
    expect([response.status, await response.text()]).toEqual([200, page]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['/learned', '/learned/fractions', '/plans/fractions', '/practice/7'])(
    'has no page for %s: not below a prefix, or below one without a page',
    async (address) => {
      const response = await fetch(shell + address);
      expect([response.status, await response.text()]).toEqual([404, 'not found page']);
    },
  );

  it('sends no page for a missing file below a prefix', async () => {
    const file = await fetch(`${shell}/learn/main.ffffffffffff.js`);
    expect([file.status, await file.text()]).toEqual([404, 'Not found']);
  });

  it('responds with 404 and the page for an unknown address, and without it for a missing file', async () => {
    const page = await fetch(`${shell}/nowhere`);
    expect([page.status, await page.text()]).toEqual([404, 'not found page']);
    const file = await fetch(`${shell}/main.ffffffffffff.js`);
    expect([file.status, await file.text()]).toEqual([404, 'Not found']);
  });

  it.each(['/..%2f..%2fpackage.json', '/%2e%2e/package.json', '//etc/passwd', '/..\\package.json'])(
    'gives nothing outside its folder: %s',
    async (address) => {
      expect((await fetch(shell + address)).status).toBe(404);
    },
  );

  it('says how long each file may be kept', async () => {
    expect(await header(`${shell}/main.0123456789ab.js`, 'cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect(await header(`${shell}/sum-grid`, 'cache-control')).toBe('no-cache');
    expect(await header(`${shell}/config.json`, 'cache-control')).toBe('no-store');
  });

  it('compresses for clients that can read it', async () => {
    const url = `${shell}/main.0123456789ab.js`;
    const response = await fetch(url, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(await response.text()).toBe(BUNDLE);
  });

  it('responds with 304 when nothing changed', async () => {
    const etag = (await header(`${shell}/sum-grid`, 'etag')) ?? '';
    expect((await fetch(`${shell}/sum-grid`, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  it('protects its pages', async () => {
    const { headers } = await fetch(shell);
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin');
  });
});

describe('the server', () => {
  it('starts only for a known part, and says so in one line', async () => {
    const refused = spawnEntry('static/serve.ts', ['unknown', '.'], {});
    expect(await refused.closed).toEqual({
      code: 1,
      stdout: '',
      stderr: `Name what to serve (${['shell', ...REMOTE_NAMES].join(', ')}) and its folder.\n`,
    });
  });
});

describe('the server of a remote', () => {
  it('may be read by every shell', async () => {
    const { headers } = await fetch(`${games}/mf-manifest.json`, {
      headers: { Origin: 'https://shell.test' },
    });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('keeps hashed files for a year and its manifest never', async () => {
    expect(await header(`${games}/remote-entry.0123456789ab.js`, 'cache-control')).toContain('immutable');
    expect(await header(`${games}/mf-manifest.json`, 'cache-control')).toBe('no-cache');
  });

  it.each(['gzip', 'identity'])('responds alike to every load of a hashed file (%s)', async (encoding) => {
    const load = async () => {
      const url = `${games}/remote-entry.0123456789ab.js`;
      const response = await fetch(url, {
        headers: { 'Accept-Encoding': encoding, Origin: 'https://shell.test' },
      });
      const headers = Object.fromEntries(response.headers);
      return { ...headers, date: '', body: await response.text() };
    };
    const first = await load();
    expect(first).toMatchObject({ body: BUNDLE, 'access-control-allow-origin': '*' });
    expect('content-encoding' in first).toBe(encoding === 'gzip');
    expect(await load()).toEqual(first);
    const changed = await fetch(`${games}/remote-entry.0123456789ab.js`, {
      headers: { 'If-None-Match': (first as Record<string, string>).etag ?? '' },
    });
    expect(changed.status).toBe(304);
  });

  it('responds with 404 for a missing file', async () => {
    expect((await fetch(`${games}/nothing.js`)).status).toBe(404);
  });
});
