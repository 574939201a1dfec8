import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import { type Listening, listen } from '../http/listen';
import { compressFiles } from '../site/compress-files';
import { remoteApp } from './static-files';
import { shellApp } from './shell-app';

const BUNDLE = 'console.log("a bundle");'.repeat(200);

type Get = (address: string, headers?: Record<string, string>) => Promise<Response>;

/** The responses of an app for these files (name → content). */
async function over(
  files: Readonly<Record<string, string>>,
  app: typeof shellApp | typeof remoteApp,
): Promise<Get> {
  const folder = await temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  return serve(await listen('shell', app(folder).fetch, 0));
}

const servers: Listening[] = [];

function serve(server: Listening): Get {
  servers.push(server);
  return (address, headers = {}) => fetch(`http://127.0.0.1:${server.port}${address}`, { headers });
}

let shell: Get;
let games: Get;
beforeAll(async () => {
  shell = await over(
    {
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
      'embed.js': BUNDLE,
      'embed-daily.0123456789ab.js': BUNDLE,
      'remotes.json': '{}',
      'remotes/chess.json': '{}',
    },
    shellApp,
  );
  games = await over({ 'mf-manifest.json': '{}', 'remote-entry.0123456789ab.js': BUNDLE }, remoteApp);
});
afterAll(async () => {
  await Promise.all(servers.map(({ close }) => close(0)));
  await removeTemporaryFolders();
});

describe('the server of the shell', () => {
  it.each(['/embed.js', '/embed-daily.0123456789ab.js', '/remotes.json', '/config.json'])(
    'lets pages of other sites have %s',
    async (address) => {
      const { headers } = await shell(address, { Origin: 'https://blog.example' });
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    },
  );

  it.each(['/', '/main.0123456789ab.js'])('does not share %s with other origins', async (address) => {
    const { headers } = await shell(address, { Origin: 'https://blog.example' });
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it('sends the type of an unmodified script, because browsers do not run text of another origin', async () => {
    const first = await shell('/embed.js');
    const next = await shell('/embed.js', { 'If-None-Match': first.headers.get('ETag') ?? '' });
    expect(next.status).toBe(304);
    expect(next.headers.get('Content-Type')).toBe(first.headers.get('Content-Type'));
  });

  it.each([
    ['/', 'landing'],
    ['/sum-grid', 'sum grid'],
    ['/sum-grid/', 'sum grid'],
    ['/sum-grid?mode=practice', 'sum grid'],
    ['/signup/account', 'account step'],
  ])('finds the page of %s', async (address, page) => {
    expect(await (await shell(address)).text()).toBe(page);
  });

  it.each([
    ['/learn', 'learn'],
    ['/learn/fractions', 'learn'],
    ['/learn/fractions/2?step=3', 'learn'],
    ['/learn/archive', 'archive'],
  ])('finds the page of %s below a prefix', async (address, page) => {
    const response = await shell(address);
    expect([response.status, await response.text()]).toEqual([200, page]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['/learned', '/learned/fractions', '/plans/fractions', '/practice/7'])(
    'has no page for %s: not below a prefix, or below one without a page',
    async (address) => {
      const response = await shell(address);
      expect([response.status, await response.text()]).toEqual([404, 'not found page']);
    },
  );

  it('responds with 404 for a missing file below a prefix', async () => {
    const file = await shell('/learn/main.ffffffffffff.js');
    expect([file.status, await file.text()]).toEqual([404, 'Not found']);
  });

  it('responds with the 404 page for an unknown path, and without it for a missing file', async () => {
    const page = await shell('/nowhere');
    expect([page.status, await page.text()]).toEqual([404, 'not found page']);
    const file = await shell('/main.ffffffffffff.js');
    expect([file.status, await file.text()]).toEqual([404, 'Not found']);
    expect((await shell('/remotes/go.json')).status).toBe(404);
  });

  it.each(['/..%2f..%2fpackage.json', '/%2e%2e/package.json', '//etc/passwd', '/..\\package.json'])(
    'gives nothing outside its folder: %s',
    async (address) => {
      expect((await shell(address)).status).toBe(404);
    },
  );

  it('sets the cache lifetime of each file', async () => {
    expect((await shell('/main.0123456789ab.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await shell('/sum-grid')).headers.get('cache-control')).toBe('no-cache');
    for (const file of ['config', 'remotes', 'remotes/chess'])
      expect((await shell(`/${file}.json`)).headers.get('cache-control')).toBe('no-store');
  });

  it('compresses for clients that support it', async () => {
    const response = await shell('/main.0123456789ab.js', { 'Accept-Encoding': 'gzip' });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(await response.text()).toBe(BUNDLE);
  });

  it('sends files that were compressed at deployment', async () => {
    const name = 'main.0123456789ab.js';
    const folder = await temporaryFolder();
    await writeFile(path.join(folder, name), BUNDLE);
    await compressFiles(folder);
    // Different contents show which of the two is sent.
    await writeFile(path.join(folder, name), 'not compressed');
    const get = serve(await listen('shell', shellApp(folder).fetch, 0));

    const response = await get(`/${name}`, { 'Accept-Encoding': 'gzip' });
    expect(await response.text()).toBe(BUNDLE);
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await (await get(`/${name}`, { 'Accept-Encoding': 'identity' })).text()).toBe('not compressed');
  });

  it('responds with 304 when nothing changed', async () => {
    const etag = (await shell('/sum-grid')).headers.get('etag') ?? '';
    expect((await shell('/sum-grid', { 'If-None-Match': etag })).status).toBe(304);
  });

  it('sets security headers on pages', async () => {
    const { headers } = await shell('/');
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin');
  });
});

describe('the server of a remote', () => {
  it('allows every shell', async () => {
    const { headers } = await games('/mf-manifest.json', { Origin: 'https://shell.test' });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('caches hashed files for a year, revalidates the manifest, and responds with 404 for a missing file', async () => {
    const cacheControl = async (address: string) => (await games(address)).headers.get('cache-control');
    expect(await cacheControl('/remote-entry.0123456789ab.js')).toContain('immutable');
    expect(await cacheControl('/mf-manifest.json')).toBe('no-cache');
    expect((await games('/nothing.js')).status).toBe(404);
  });
});
