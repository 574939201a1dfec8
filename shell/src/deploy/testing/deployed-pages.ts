import { readDeployedRemote, type Deployment } from '../deployment';
import { renderPages } from '../render-pages';

export const MANIFEST = {
  metaData: { remoteEntry: { name: 'remote-entry.1a2b.js', path: '' } },
  exposes: [{ path: './App', assets: { js: { sync: ['app.3c4d.js'] }, css: { sync: ['app.5e6f.css'] } } }],
};

const games = readDeployedRemote('https://games.test/v7/mf-manifest.json', MANIFEST, {
  '/archive': { files: ['archive.1.js', 'archive.2.css'], lead: 'Play any daily.' },
  '/archive/': { files: ['day.3.js'] },
});

export const deployment: Deployment = {
  config: {
    supabaseUrl: 'https://data.test',
    supabasePublishableKey: 'key',
    paymentsUrl: 'https://pay.test/v1',
    requireSignInForGames: false,
    release: 'test',
  },
  siteUrl: 'https://play.test',
  shellFiles: {
    main: ['main.1.css', 'main.2.js', 'figures.3.woff2', 'letters.6.woff2'],
    landing: ['landing.4.js'],
    notFound: ['not-found.5.js'],
  },
  remotes: { games },
  apps: [],
  remotePages: [],
  days: [],
  remoteOrigins: ['https://games.test', 'https://account.test', 'https://games.test'],
  isPreview: false,
  bootScript: { text: 'boot()', sha256: 'HASH' },
  renderFrame: ({ path }, lead) => `<main>The frame of ${path}</main><p>${lead}</p>`,
};

/** A page, parsed as by a browser. */
export function page(name: string, over: Partial<Deployment> = {}): Document {
  const html = renderPages({ ...deployment, ...over }).get(name);
  if (!html) throw new Error(`no page ${name}`);
  return new DOMParser().parseFromString(html, 'text/html');
}
