/** @jest-environment jest-fixed-jsdom */
import { OLD_BROWSER_SCRIPT } from './old-browser-script';
import { remoteOrigins } from './remote-origins';
import { deployment, page } from './testing/deployed-pages';

function policy(document: Document): Record<string, string[]> {
  const content = document.querySelector('meta[http-equiv]')?.getAttribute('content') ?? '';
  return Object.fromEntries(
    content.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]),
  );
}

test('names each origin once, the inline scripts by their hashes, and nothing unsafe', () => {
  const rules = policy(page('index.html'));
  expect(rules['script-src']).toEqual([
    "'self'",
    `'sha256-${OLD_BROWSER_SCRIPT.sha256}'`,
    "'sha256-HASH'",
    'https://games.test',
    'https://account.test',
  ]);
  expect(rules['connect-src']).toEqual(
    expect.arrayContaining([
      'https://games.test',
      'https://data.test',
      'wss://data.test',
      'https://pay.test',
    ]),
  );
  expect(JSON.stringify(rules)).not.toMatch(/unsafe/);
});

test('allows a remote on localhost only in a preview', () => {
  const own = ['http://localhost:*', 'ws://localhost:*'];
  const preview = page('index.html', { isPreview: true });
  expect(policy(preview)['connect-src']).toEqual(expect.arrayContaining(own));
  expect(policy(preview)['script-src']).toContain(own[0]);
  expect(preview.querySelector('meta[name=preview]')).not.toBeNull();
  expect(page('index.html').documentElement.outerHTML).not.toMatch(/localhost|name="preview"/);
});

test('allows the origins of remotes, of canaries and of planned moves', () => {
  const entry = (origin: string) => `https://${origin}.test/mf-manifest.json`;
  const remotes = {
    games: { entry: entry('games'), canary: { entry: entry('canary'), share: 0.1 } },
    account: { entry: entry('account') },
    learning: { entry: entry('games') },
  };
  const allowed = remoteOrigins(remotes, 'https://cdn.test/folder https://cdn2.test, http://localhost:3001/');
  expect(policy(page('index.html', { remoteOrigins: allowed }))['script-src']?.slice(3)).toEqual([
    'https://games.test',
    'https://canary.test',
    'https://account.test',
    'https://cdn.test',
    'https://cdn2.test',
    'http://localhost:3001',
  ]);
  for (const wrong of ['cdn.test', 'data:text/javascript']) {
    expect(() => remoteOrigins(remotes, wrong)).toThrow(`Remotes cannot be loaded from ${wrong}`);
  }
});

test('allows the lookup of leaked passwords unless it is disabled', () => {
  const leaked = 'https://api.pwnedpasswords.com';
  expect(policy(page('index.html'))['connect-src']).toContain(leaked);
  const config = { ...deployment.config, breachedPasswordCheck: false };
  expect(policy(page('index.html', { config }))['connect-src']).not.toContain(leaked);
});

test('allows Turnstile only if it is configured', () => {
  expect(policy(page('index.html'))['frame-src']).toEqual(["'none'"]);
  const config = { ...deployment.config, turnstileSiteKey: 'key' };
  expect(policy(page('index.html', { config }))['frame-src']).toEqual(['https://challenges.cloudflare.com']);
});

test('allows error reporting only if it is configured', () => {
  const origins = (config = deployment.config) => policy(page('index.html', { config }))['connect-src'];
  expect(origins()).not.toContain('https://errors.test');
  expect(origins({ ...deployment.config, sentryDsn: 'https://key@errors.test/7' })).toContain(
    'https://errors.test',
  );
});
