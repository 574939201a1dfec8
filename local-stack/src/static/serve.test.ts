import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../testing/free-port';
import { answering, type EntryProcess, spawnEntry } from '../testing/spawn-entry';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';

jest.setTimeout(30_000);

const BUNDLE = 'console.log("a bundle");'.repeat(200);

const running: EntryProcess[] = [];

async function serve(part: 'shell' | 'games', files: Record<string, string>): Promise<string> {
  const folder = await temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  const port = await freePort();
  const variable = part === 'shell' ? 'SHELL_PORT' : 'GAMES_PORT';
  const server = spawnEntry('static/serve.ts', [part, folder], { [variable]: String(port) });
  running.push(server);
  const url = `http://localhost:${port}`;
  await answering(url, server);
  return url;
}

let shell: string;
let games: string;
beforeAll(async () => {
  [shell, games] = await Promise.all([
    serve('shell', {
      'index.html': 'landing',
      'sum-grid.html': 'sum grid',
      'signup/account.html': 'account step',
      'learn.html': 'learn',
      _redirects: '/learn/* /learn.html 200\n',
      '404.html': 'not found page',
      'config.json': '{}',
      'main.0123456789ab.js': BUNDLE,
    }),
    serve('games', { 'mf-manifest.json': '{}', 'remote-entry.0123456789ab.js': BUNDLE }),
  ]);
});
afterAll(async () => {
  for (const server of running) server.kill('SIGTERM');
  await Promise.all(running.map(({ closed }) => closed));
  await removeTemporaryFolders();
});

const text = async (url: string) => (await fetch(url)).text();
const header = async (url: string, name: string) => (await fetch(url)).headers.get(name);

describe('the server of the shell', () => {
  it.each([
    ['/', 'landing'],
    ['/sum-grid', 'sum grid'],
    ['/sum-grid/', 'sum grid'],
    ['/sum-grid?mode=practice', 'sum grid'],
    ['/signup/account', 'account step'],
    ['/learn', 'learn'],
    ['/learn/', 'learn'],
    ['/learn/fractions/2', 'learn'],
  ])('finds the page of %s', async (address, page) => {
    expect(await text(shell + address)).toBe(page);
  });

  it('answers 404 with the page for an unknown address, and without it for a missing file', async () => {
    const page = await fetch(`${shell}/nowhere`);
    expect([page.status, await page.text()]).toEqual([404, 'not found page']);
    const file = await fetch(`${shell}/main.ffffffffffff.js`);
    expect([file.status, await file.text()]).toEqual([404, 'Not found']);
  });

  it('gives the page of a prefix only to what is below it', async () => {
    for (const address of ['/learning', '/signup/unknown']) {
      expect((await fetch(shell + address)).status).toBe(404);
    }
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

  it('compresses for who can read it', async () => {
    const url = `${shell}/main.0123456789ab.js`;
    const response = await fetch(url, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(await response.text()).toBe(BUNDLE);
  });

  it('answers 304 when nothing changed', async () => {
    const etag = (await header(`${shell}/sum-grid`, 'etag')) ?? '';
    expect((await fetch(`${shell}/sum-grid`, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  it('protects its pages', async () => {
    const { headers } = await fetch(shell);
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
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

  it('answers 404 for what is missing', async () => {
    expect((await fetch(`${games}/nothing.js`)).status).toBe(404);
  });
});
