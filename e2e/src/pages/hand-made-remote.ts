import type { Page } from 'playwright-core';
import { urls } from '../platform/ports';

interface HandMade {
  readonly name: string;
  /**
   * The body of a function that returns the module exposed as `./App`. `use('react')` is what the page shares under that
   * name, `versionsOf('react')` are the versions that it offers, and `base` is the URL of the remote's folder.
   */
  readonly app: string;
  /** Ranges by the names of shared modules, as in a manifest. */
  readonly ranges?: Readonly<Record<string, string>>;
  /** Further files of the build by name. */
  readonly files?: Readonly<Record<string, string>>;
  /** Where it is served; on an origin that the page's policy allows without it. */
  readonly origin?: string;
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
};

/** Adds an app to this page, written by hand in the format of every builder's containers. */
export async function addRemote(
  page: Page,
  { name, app, ranges = {}, files = {}, origin = urls.games }: HandMade,
): Promise<void> {
  const base = `${origin}/by-hand/${name}/`;
  const globalName = name.replaceAll('-', '_');
  const manifest = {
    // What developer tools read as well.
    id: globalName,
    name: globalName,
    metaData: {
      ...{ name: globalName, type: 'app', publicPath: 'auto', globalName },
      buildInfo: { buildVersion: '1', buildName: globalName },
      remoteEntry: { name: 'entry.js', path: '', type: 'global' },
    },
    remotes: [],
    exposes: [],
    shared: Object.entries(ranges).map(([shared, requiredVersion]) => ({ name: shared, requiredVersion })),
  };
  const entry = `var ${globalName} = {
    init(scope) { this.scope = scope; },
    async get() {
      const use = (name) => Object.values(this.scope[name])[0].get()();
      const versionsOf = (name) => Object.keys(this.scope[name]);
      const base = ${JSON.stringify(base)};
      const module = (() => { ${app} })();
      return () => module;
    },
  };`;
  const build: Record<string, string> = {
    ...files,
    'mf-manifest.json': JSON.stringify(manifest),
    'entry.js': entry,
  };
  await page.route(`${base}**`, (route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const body = build[file];
    const headers = { 'Access-Control-Allow-Origin': '*' };
    return body === undefined
      ? route.fulfill({ status: 404, headers })
      : route.fulfill({ body, headers, contentType: TYPES[file.split('.').at(-1) ?? ''] ?? 'text/plain' });
  });
  await page.route(`**/remotes/${name}.json*`, (route) =>
    route.fulfill({ json: { entry: `${base}mf-manifest.json` } }),
  );
}
