import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { baseConfig } from './base-config.mjs';
import { ChunkFilesPlugin } from './chunk-files-plugin.mjs';
import { hashOf, isServed, served } from './dev-server.mjs';

/** Leaves out the parts of the router that are not used: decision 0038. */
export const ROUTER_RULE = {
  test: /[\\/]react-router[\\/].*\.mjs$/,
  // The router reads React by a computed name. As a strict module it would need a namespace object made at run time.
  type: 'javascript/auto',
  use: fileURLToPath(new URL('unused-router-parts.cjs', import.meta.url)),
};

/**
 * A library has a file of its own only if several chunks need it. Otherwise, it would be one more request and one more name in
 * the first file, and the name of the build in every file keeps none in a cache.
 */
const SHARED_VENDORS = {
  test: /[\\/]node_modules[\\/]/,
  minChunks: 2,
  priority: -10,
  reuseExistingChunk: true,
};

/** To move functions into each other makes react-dom shorter, and longer when it is compressed. */
export const COMPRESS = {
  inline: 1,
  reduce_funcs: false,
  keep_fargs: false,
};

/** The build of `embed.js` has its own file names in the same folder, so that each build removes only its own old files. */
export const EMBED_FILES = /^embed/;

/**
 * Serves the pages of a folder, as a static host does: `/sum-grid` is `sum-grid.html`, and an address below `/print/day/` is
 * `print/day.html`: the nearest page above it. The pages' writer finds there which files there are.
 */
const pagesOf = (folder) => ({
  static: { directory: folder, watch: false, staticOptions: { extensions: ['html'] } },
  historyApiFallback: {
    index: '/404.html',
    rewrites: [{ from: /^\/[^.]+\//, to: ({ parsedUrl }) => pageAbove(folder, parsedUrl.pathname) }],
  },
  devMiddleware: { index: false, writeToDisk: (file) => file.endsWith('files.json') },
});

function pageAbove(folder, address) {
  const above = path.posix.dirname(address);
  if (above === '/') return '/404.html';
  return existsSync(path.join(folder, `${above}.html`)) ? `${above}.html` : pageAbove(folder, above);
}

/**
 * The shell: the host. It loads remotes with its own code (`shell/src/remotes`) and provides React, the
 * router and the platform from its first file, so that a deep link needs no further round for them.
 * @param {{ directoryUrl: URL }} options
 */
export function shellConfig({ directoryUrl }) {
  return (env, { mode = 'production' }) => {
    const base = baseConfig({ name: 'shell', directoryUrl, mode, hash: hashOf(env), compress: COMPRESS });
    const config = {
      ...base,
      entry: { main: './src/main.tsx' },
      output: { ...base.output, publicPath: '/', clean: { keep: EMBED_FILES } },
      optimization: {
        ...base.optimization,
        splitChunks: { cacheGroups: { defaultVendors: SHARED_VENDORS } },
      },
      module: { rules: [...base.module.rules, ROUTER_RULE] },
      plugins: [...base.plugins, new ChunkFilesPlugin()],
    };
    if (!isServed(env)) return config;
    return served({ ...config, output: { ...config.output, path: env.PAGES } }, 'shell', pagesOf(env.PAGES));
  };
}
