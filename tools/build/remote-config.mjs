import { createRequire } from 'node:module';
import * as enhanced from '@module-federation/enhanced/webpack';
import { tsImport } from 'tsx/esm/api';
import webpack from 'webpack';
import { baseConfig } from './base-config.mjs';
import { hashOf, isServed, served } from './dev-server.mjs';
import { RetryUrlsPlugin } from './retry-urls-plugin.mjs';
import { ScreensFilePlugin } from './screens-file-plugin.mjs';
import { SHARED_AT_RUN_TIME } from './shared-at-run-time.mjs';

const require = createRequire(import.meta.url);
// As an ES module it does not find the versions of what is shared, and leaves it out.
const { StatsPlugin } = require('@module-federation/manifest');
const { devDependencies } = require('../../package.json');
const pluginVersion = devDependencies['@module-federation/manifest'];

/**
 * Which plugin builds the container. A shell cannot tell them apart: `webpack`'s own has an entry of 4 kB, and its
 * manifest is written by a plugin beside; `enhanced` brings the federation runtime, 15 kB more.
 */
const FEDERATION = {
  webpack: ({ manifest, ...options }) => [
    new webpack.container.ModuleFederationPlugin(options),
    new StatsPlugin({ ...options, manifest, dts: false }, { pluginVersion, bundler: 'webpack' }),
  ],
  enhanced: (options) => [
    new enhanced.ModuleFederationPlugin({
      ...options,
      dts: false,
      // It loads no further remotes, and runs in browsers alone.
      experiments: { optimization: { disableRemote: true, target: 'web' } },
    }),
  ],
};

/**
 * A remote: exposes `./App`, the default export of `src/App.tsx`, to any shell that provides the shared packages.
 * @param {{ name: string, directoryUrl: URL, federation?: keyof FEDERATION, hasBackground?: boolean, hasPages?: boolean, screens?: Record<string, string>, parts?: Record<string, RegExp> }} options
 * `name` is the package name, `mfe-games`; `hasBackground` exposes `./Background`, which works on every page, too;
 * `hasPages` publishes the titles and descriptions of `src/pages.ts`; `screens` are what `src/App.tsx` imports for pages that
 * people open first, by path, or by prefix with a slash at its end (`src/leads.ts` has what guests read on them first); `parts` are modules that several lazy files need
 * and that would otherwise be copied into each of them
 */
export function remoteConfig({
  name,
  directoryUrl,
  federation = 'enhanced',
  hasBackground = false,
  hasPages = false,
  screens = {},
  parts = {},
}) {
  return (env, { mode = 'production' }) => {
    const hash = hashOf(env);
    const base = baseConfig({ name, directoryUrl, mode, hash, insertStyles });
    const options = {
      name: name.replaceAll('-', '_'),
      filename: `remote-entry${hash}.js`,
      exposes: {
        './App': exposed('App'),
        ...(hasBackground && { './Background': exposed('Background') }),
      },
      shared: SHARED_AT_RUN_TIME,
      // It would list what a change replaces as a part of the remote.
      manifest: { disableAssetsAnalyze: isServed(env) },
    };
    const config = {
      ...base,
      entry: {},
      output: { ...base.output, publicPath: 'auto' },
      optimization: {
        ...base.optimization,
        splitChunks: { chunks: isSplit, cacheGroups: cacheGroupsOf(parts) },
      },
      plugins: [
        ...base.plugins,
        ...FEDERATION[federation](options),
        new RetryUrlsPlugin(),
        // While developing, the shell's pages are written before this build has files.
        ...(hasPages && !isServed(env) ? [pagesFile(directoryUrl)] : []),
        ...(isServed(env) ? [] : [new ScreensFilePlugin(screens, () => leadsOf(directoryUrl))]),
      ],
    };
    return isServed(env) ? served(config, name) : config;
  };
}

/**
 * A page that shows the remote in shadow roots takes its style sheets there: `shell/src/embed/embedded-styles.ts`. It is
 * copied into the bundle unchanged.
 */
const insertStyles = (link) => (globalThis.ninefoldStyles ?? document.head).append(link);

/** The manifest's plugin finds the files of an exposed module by the name that `enhanced` gives to its chunk. */
const exposed = (name) => ({ import: `./src/${name}.tsx`, name: `__federation_expose_${name}` });

/** What the screens themselves say first, from the same texts. */
const leadsOf = async (directoryUrl) => (await tsImport('./src/leads.ts', directoryUrl.href)).LEADS;

/** Writes `pages.json` beside the manifest, from the catalogs that the screens have their titles from. */
const pagesFile = (directoryUrl) => ({
  apply({ hooks, webpack: { sources } }) {
    hooks.thisCompilation.tap('pages file', (compilation) => {
      compilation.hooks.processAssets.tapPromise('pages file', async () => {
        const { PAGES } = await tsImport('./src/pages.ts', directoryUrl.href);
        compilation.emitAsset('pages.json', new sources.RawSource(JSON.stringify(PAGES, null, 2)));
      });
    });
  },
});

/** All of the first screen is in one file: a second one would be one more request before the grid. */
const isSplit = ({ name }) => name !== exposed('App').name;

const cacheGroupsOf = (parts) => ({
  defaultVendors: { test: /[\\/]node_modules[\\/]/, minChunks: 2, priority: -10, reuseExistingChunk: true },
  ...Object.fromEntries(
    Object.entries(parts).map(([name, test]) => [name, { test, name, chunks: 'async', enforce: true }]),
  ),
});
