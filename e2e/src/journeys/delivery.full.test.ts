import { urls } from '../platform/ports';

const header = async (url: string, name: string) => (await fetch(url)).headers.get(name);

/** Files named in a text, at the address where the text was found. */
const scriptsIn = (text: string, base: string) =>
  [...text.matchAll(/["'/]([\w.-]+\.js)\b/g)].map(([, name]) => new URL(`/${name}`, base).href);

describe('the shell', () => {
  it('names the services in /config.json', async () => {
    const config = (await (await fetch(`${urls.shell}/config.json`)).json()) as Record<string, unknown>;
    expect(config).toMatchObject({
      supabaseUrl: urls.supabase,
      supabasePublishableKey: expect.stringMatching(/^sb_publishable_/),
      paymentsUrl: urls.payments,
      requireSignInForGames: false,
      release: expect.any(String),
    });
  });

  it('names the remotes in /remotes.json', async () => {
    const remotes = (await (await fetch(`${urls.shell}/remotes.json`)).json()) as Record<
      string,
      { entry: string }
    >;
    expect(Object.keys(remotes)).toEqual(expect.arrayContaining(['games', 'account', 'learning']));
    for (const { entry } of Object.values(remotes)) expect((await fetch(entry)).status).toBe(200);
  });

  // If the first screen imports a module of a later part, it loads that whole part.
  it('loads the first grid of the games with one script and one style sheet', async () => {
    const manifest = (await (await fetch(`${urls.games}/mf-manifest.json`)).json()) as {
      exposes: { name: string; assets: Record<'js' | 'css', { sync: string[] }> }[];
    };
    const { js, css } = manifest.exposes.find(({ name }) => name === 'App')?.assets ?? {};
    expect([js?.sync, css?.sync]).toEqual([
      [expect.stringMatching(/^__federation_expose_App\./)],
      [expect.stringMatching(/^__federation_expose_App\./)],
    ]);
  });

  it('lets caches keep hashed files, but no run-time files', async () => {
    for (const file of ['config.json', 'remotes.json']) {
      expect(await header(`${urls.shell}/${file}`, 'cache-control')).toBe('no-store');
    }
    const html = await (await fetch(`${urls.shell}/sum-grid`)).text();
    const [script = ''] = scriptsIn(html, urls.shell);
    expect(await header(script, 'cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await header(`${urls.games}/mf-manifest.json`, 'cache-control')).toBe('no-cache');
  });

  it('only allows its own scripts and those of the remotes', async () => {
    const html = await (await fetch(urls.shell)).text();
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
    expect(scripts).toContain("'self'");
    for (const origin of [urls.games, urls.account, urls.learning]) expect(scripts).toContain(origin);
    expect(policy).not.toMatch(/unsafe-(eval|inline)/);
    expect(await header(urls.shell, 'content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await header(urls.shell, 'x-content-type-options')).toBe('nosniff');
  });

  it('shares a lesson and a technique with their own texts, which the learning remote provides', async () => {
    const titleOf = async (path: string) =>
      /<meta property="og:title" content="([^"]+)">/.exec(await (await fetch(urls.shell + path)).text())?.[1];
    expect(await titleOf('/learn')).toBe('Learn · Ninefold');
    expect(await titleOf('/learn/mean')).toBe('The mean · Ninefold');
    expect(await titleOf('/learn/techniques')).toBe('Technique book · Ninefold');
  });

  it('responds to an unknown address with 404 and a page', async () => {
    const response = await fetch(`${urls.shell}/no-such-page`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect((await fetch(`${urls.shell}/no-such-file.js`)).status).toBe(404);
  });
});

describe('the services', () => {
  it('are healthy and ready', async () => {
    expect((await fetch(`${urls.payments}/healthz`)).status).toBe(200);
    expect((await fetch(`${urls.payments}/readyz`)).status).toBe(200);
  });

  it('respond to an unknown call with a sentence and a code', async () => {
    const response = await fetch(`${urls.payments}/api/no-such-call`, { method: 'POST' });
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: expect.any(String), code: 'not-found' },
    ]);
  });
});

describe('the files sent to browsers', () => {
  it('contain no secret key', async () => {
    const seen = new Set<string>();
    const waiting = [urls.shell, urls.games, urls.account, urls.learning].flatMap((origin) =>
      origin === urls.shell ? [`${origin}/`, `${origin}/files.json`] : [`${origin}/mf-manifest.json`],
    );
    const leaks: string[] = [];
    for (let url = waiting.shift(); url; url = waiting.shift()) {
      if (seen.has(url)) continue;
      seen.add(url);
      const response = await fetch(url);
      if (!response.ok) continue;
      const text = await response.text();
      if (/(?:sb_secret_|\bsk_(?:test|live)_|whsec_)\w|service_role/.test(text)) leaks.push(url);
      waiting.push(...scriptsIn(text, url));
    }
    expect(leaks).toEqual([]);
    expect(seen.size).toBeGreaterThan(10);
  });
});
