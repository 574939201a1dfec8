/** @jest-environment jest-fixed-jsdom */
import { ALIASES, NOT_FOUND, ROUTES } from '../app/routes';
import { readDeployedRemote } from './deployment';
import { listArchiveDays } from './page-pictures';
import { readRemotePages } from './remote-pages';
import { renderPages, renderRedirects } from './render-pages';
import { deployment, MANIFEST, page } from './testing/deployed-pages';

const hints = (document: Document) =>
  [...document.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));

test('renders a file for every route and alias', () => {
  const pages = renderPages(deployment);
  for (const address of [...ROUTES.map(({ path }) => path), ...Object.keys(ALIASES)]) {
    const file = address === '/' ? 'index.html' : `${address.slice(1).replace(/\.html$/, '')}.html`;
    expect([...pages.keys()]).toContain(file);
  }
  expect(pages.has('404.html')).toBe(true);
});

test('gives every page a title and a description', () => {
  for (const route of [...ROUTES, NOT_FOUND]) {
    const file = { '/': 'index', '': '404' }[route.path] ?? route.path.slice(1);
    const rendered = (selector: string) =>
      page(`${file}.html`).querySelector(`meta[${selector}]`)?.getAttribute('content') ?? '';
    expect(rendered('property="og:title"')).toContain(route.title);
    const description = rendered('name="description"');
    expect(rendered('property="og:description"')).toBe(description);
    // Longest texts that search engines and chats show in full.
    expect([file, description.length > 25 && description.length <= 160]).toEqual([file, true]);
  }
});

test('redirects paths below a prefix to its page', () => {
  const pages = renderPages(deployment);
  const lines = renderRedirects({ apps: [] }).trimEnd().split('\n');
  expect(lines).toEqual([
    '/learn/* /learn.html 200',
    '/practice/* /practice.html 200',
    '/progress/* /progress.html 200',
    '/classes/join/* /classes/join.html 200',
    '/classes/* /classes.html 200',
    '/apps/* /apps.html 200',
    '/challenge/* /challenge.html 200',
    '/boards/* /boards.html 200',
    '/archive/* /archive.html 200',
    '/print/day/* /print/day.html 200',
    '/print/skill/* /print/skill.html 200',
    // The longer one first, because it is a sub-path of the other.
    '/friends/join/* /friends/join.html 200',
    '/friends/* /friends.html 200',
  ]);
  for (const line of lines) expect(pages.has(line.split(' ')[1]?.slice(1) ?? '')).toBe(true);
});

test('gives each known app a page that preloads its files', () => {
  const manifest = 'https://apps.test/chess/1/mf-manifest.json';
  const chess = readDeployedRemote(manifest, MANIFEST);
  const over = { apps: ['chess'], remotes: { chess } };
  const shellFiles = { ...deployment.shellFiles, apps: ['apps.7.js'] };
  expect(hints(page('apps/chess.html', { ...over, shellFiles }))).toEqual([
    '/config.json',
    '/remotes.json',
    '/remotes/chess.json',
    '/apps.7.js',
    manifest,
    'https://apps.test/chess/1/remote-entry.1a2b.js',
    'https://apps.test/chess/1/app.3c4d.js',
    'https://apps.test/chess/1/app.5e6f.css',
    '/figures.3.woff2',
  ]);
  // One that was deployed after the pages were written.
  expect(hints(page('apps.html', { shellFiles }))).toContain('/apps.7.js');
  expect(renderRedirects(over)).toMatch(/^\/apps\/chess\/\* \/apps\/chess\.html 200\n/);
});

describe("a remote's description of a path below its prefix", () => {
  const FILE = 'https://learning.test/v3/pages.json';
  const mean = { path: '/learn/mean', title: 'The "mean" & <more>', description: 'Share it "out" & <see>.' };
  const read = (json: unknown) => readRemotePages(FILE, 'learning', json);

  test('has its own page, and is escaped', () => {
    const remotePages = read([mean, { ...mean, path: '/learn/techniques/only-cell' }]);
    for (const name of ['learn/mean.html', 'learn/techniques/only-cell.html']) {
      const document = page(name, { remotePages });
      const rendered = (selector: string) =>
        document.querySelector(`meta[${selector}]`)?.getAttribute('content');
      expect(document.title).toBe(`${mean.title} · Ninefold`);
      expect(rendered('property="og:title"')).toBe(document.title);
      expect(rendered('name="description"')).toBe(mean.description);
      expect(rendered('property="og:description"')).toBe(mean.description);
      expect(document.querySelector('more, see')).toBeNull();
    }
  });

  test("is the only difference from the prefix's page", () => {
    const remotePages = read([{ ...mean, title: 'The mean', description: 'Share it out.' }]);
    const pages = renderPages({ ...deployment, remotePages });
    const prefix = page('learn.html').querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    const own = pages.get('learn/mean.html')?.replaceAll('The mean ·', 'Learn ·');
    const ofPrefix = own?.replaceAll('Share it out.', prefix);
    expect(ofPrefix?.replace('<link rel="canonical" href="https://play.test/learn/mean">\n', '')).toBe(
      pages.get('learn.html'),
    );
    expect(pages.size).toBe(renderPages(deployment).size + 1);
  });

  test.each([
    ['a path of the shell', '/about', 'is not below a prefix of learning'],
    ['a path of another remote', '/sum-grid', 'is not below a prefix of learning'],
    ['an exact route of its own', '/dashboard', 'is not below a prefix of learning'],
    ['its prefix itself', '/learn', 'is not below a prefix of learning'],
    [
      'the place of a remote that is not in the table',
      '/apps/chess/rules',
      'is not below a prefix of learning',
    ],
    ['another folder', '/learn/../../etc/passwd', 'plain segments'],
    ['capitals', '/learn/Mean', 'plain segments'],
    ['a query', '/learn/mean?step=2', 'plain segments'],
    ['no last segment', '/learn/', 'plain segments'],
  ])('is rejected for %s', (_, path, reason) => {
    const refusal = `${FILE}: ${path} is`;
    expect(() => read([{ ...mean, path }])).toThrow(refusal);
    expect(() => read([{ ...mean, path }])).toThrow(reason);
  });

  test('is rejected when it is duplicate, empty or malformed', () => {
    expect(() => read([mean, mean])).toThrow(`${FILE}: /learn/mean is there twice`);
    expect(() => read([mean, { ...mean, title: ' ' }])).toThrow(`Invalid ${FILE}.1.title`);
    expect(() => read([{ path: mean.path, title: 'The mean' }])).toThrow(`Invalid ${FILE}.0.description`);
    expect(() => read({ pages: [] })).toThrow(`Invalid ${FILE}`);
  });
});

describe('the picture of a shared page', () => {
  const config = { ...deployment.config, shareUrl: 'https://share.test' };
  const tag = (document: Document, name: string) =>
    document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');

  test('of a day shows its grids, with the title of the day', () => {
    const document = page('archive/2026-11-24.html', { config, days: ['2026-11-24'] });
    expect(document.title).toBe('Puzzles for November 24, 2026 · Ninefold');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://play.test/archive/2026-11-24',
    );
    expect(tag(document, 'og:title')).toBe(document.title);
    expect(tag(document, 'og:description')).toBe(tag(document, 'description'));
    expect(tag(document, 'og:image')).toBe('https://share.test/cards/day/2026-11-24.png');
    expect([tag(document, 'og:image:width'), tag(document, 'og:image:height')]).toEqual(['1200', '630']);
    expect(tag(document, 'og:image:alt')).toMatch(/^The three grids for November 24, 2026 on one page/);
    expect(tag(document, 'twitter:card')).toBe('summary_large_image');
  });

  test.each([
    ['index.html', 'plain', 'https://play.test/'],
    ['archive.html', 'plain', undefined],
    ['friends/join.html', 'plain', undefined],
    ['classes/join.html', 'plain', undefined],
    ['mental-math-speed.html', 'game/mental-math-speed', 'https://play.test/mental-math-speed'],
    ['sum-grid-demo.html', 'game/sum-grid', 'https://play.test/sum-grid-demo'],
  ])('of %s is %s, with an absolute canonical URL only for single pages', (name, picture, canonical) => {
    const document = page(name, { config });
    expect(tag(document, 'og:image')).toBe(`https://share.test/cards/${picture}.png`);
    const link = document.querySelector('link[rel=canonical]');
    expect(link?.getAttribute('href')).toBe(canonical);
  });

  test('is omitted on boards, and without a host for pictures', () => {
    expect(tag(page('sum-grid.html', { config }), 'og:image')).toBeUndefined();
    const document = page('archive/2026-11-24.html', { days: ['2026-11-24'] });
    expect(tag(document, 'og:image')).toBeUndefined();
    expect(tag(document, 'twitter:card')).toBe('summary');
  });

  test('exists for every day since the first and for some future days', () => {
    const days = listArchiveDays(Date.parse('2026-11-05T17:00:00Z'));
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-01', '2027-01-04', 65]);
    expect(listArchiveDays(Date.parse('2026-01-01'))).toEqual([]);
  });
});

test('rejects an invalid manifest', () => {
  expect(() => readDeployedRemote('https://games.test/mf-manifest.json', {})).toThrow(
    'Invalid https://games.test/mf-manifest.json.metaData',
  );
});

test.each([
  ['no list of modules', { exposes: undefined }],
  ['a module without files', { exposes: [{ path: './App' }] }],
  ['a module without style sheets', { exposes: [{ path: './App', assets: { js: { sync: [] } } }] }],
])('preloads the entry of a manifest with %s', (_, changes) => {
  const { scripts, styles } = readDeployedRemote('https://games.test/v7/mf-manifest.json', {
    ...MANIFEST,
    ...changes,
  });
  expect(scripts).toEqual(['https://games.test/v7/remote-entry.1a2b.js']);
  expect(styles).toEqual([]);
});

test('preloads everything that a remote needs first, with matching attributes', () => {
  const document = page('sum-grid.html');
  expect(hints(document)).toEqual([
    '/config.json',
    '/remotes.json',
    'https://games.test/v7/mf-manifest.json',
    'https://games.test/v7/remote-entry.1a2b.js',
    'https://games.test/v7/app.3c4d.js',
    'https://games.test/v7/app.5e6f.css',
    '/figures.3.woff2',
  ]);
  expect(document.querySelectorAll('link[rel=preload]:not([crossorigin])')).toHaveLength(0);
  expect(document.title).toMatch(/^Sum Grid/);
});

test("preloads the files of a screen that is not in the remote's first file", () => {
  const beside = (name: string) => hints(page(name)).filter((href) => /archive|day/.test(href ?? ''));
  const own = ['https://games.test/v7/archive.1.js', 'https://games.test/v7/archive.2.css'];
  expect(beside('archive.html')).toEqual(own);
  expect(beside('sum-grid.html')).toEqual([]);
  const days = { days: ['2026-11-24'] };
  expect(hints(page('archive/2026-11-24.html', days))).toContain('https://games.test/v7/day.3.js');
  expect(() =>
    readDeployedRemote('https://games.test/mf-manifest.json', MANIFEST, { '/archive': 'a.js' }),
  ).toThrow('Invalid https://games.test/screens.json./archive');
});

test('shows the lead of a screen, and none where the remote has named none', () => {
  const leadOf = (name: string, over = {}) => page(name, over).querySelector('#root p')?.textContent;
  expect(leadOf('archive.html')).toBe('Play any daily.');
  expect(leadOf('archive/2026-11-24.html', { days: ['2026-11-24'] })).toBe('');
  expect(leadOf('boards.html')).toBe('');
  expect(leadOf('archive.html', { remotes: {} })).toBe('');
});

test('gives preloaded scripts the priority of deferred ones, so that they do not delay styles', () => {
  const priorities = (name: string) =>
    [...page(name).querySelectorAll('script[src], link[as=script]')].map((tag) =>
      tag.getAttribute('fetchpriority'),
    );
  expect(priorities('sum-grid.html')).toEqual([null, 'low', 'low']);
  expect(priorities('archive.html')).toEqual([null, 'low', 'low', 'low']);
  expect(priorities('index.html')).toEqual([null, 'low']);
});

test("preloads only the shell's chunk on its own pages", () => {
  expect(hints(page('index.html'))).toEqual([
    '/config.json',
    '/landing.4.js',
    '/figures.3.woff2',
    '/letters.6.woff2',
  ]);
  expect(hints(page('404.html'))).toContain('/not-found.5.js');
});

test("preloads the heading font only on the shell's own pages", () => {
  expect(page('index.html').documentElement.dataset).toHaveProperty('letters');
  expect(page('sum-grid.html').documentElement.dataset).not.toHaveProperty('letters');
});

test('omits only the hints of a remote that could not be read', () => {
  expect(hints(page('sum-grid.html', { remotes: {} }))).toEqual([
    '/config.json',
    '/remotes.json',
    '/figures.3.woff2',
  ]);
});

test('contains static markup', () => {
  const frameOf = (name: string) => page(name).querySelector('#root main')?.textContent;
  expect(frameOf('sum-grid.html')).toBe('The frame of /sum-grid');
  expect(frameOf('index.html')).toBe('The frame of /');
});
