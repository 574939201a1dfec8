import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { baseConfig } from './base-config.mjs';
import { sharedAtRunTime } from './shared-at-run-time.mjs';

const PLUGINS_RUNTIME = /@module-federation[\\/]webpack-bundler-runtime/;
const RUNTIME = fileURLToPath(new URL('../shared-platform/src/remote-runtime/index.ts', import.meta.url));

/**
 * A remote: exposes `./App`, the default export of `src/App.tsx`, to any shell that provides the shared packages.
 * @param {{ name: string, directoryUrl: URL, hasBackground?: boolean, parts?: Record<string, RegExp> }} options `name`
 * is the package name, `mfe-games`; `hasBackground` exposes `./Background`, which works on every page, too; `parts` are
 * modules that several lazy files need and that would otherwise be copied into each of them
 */
export function remoteConfig({ name, directoryUrl, hasBackground = false, parts = {} }) {
  return (_env, { mode = 'production' }) => {
    const base = baseConfig({ name, directoryUrl, mode });
    const container = name.replaceAll('-', '_');
    return {
      ...base,
      entry: {},
      output: { ...base.output, publicPath: 'auto' },
      optimization: { ...base.optimization, splitChunks: { cacheGroups: cacheGroupsOf(parts) } },
      plugins: [
        ...base.plugins,
        new ModuleFederationPlugin({
          name: container,
          filename: 'remote-entry.[contenthash:12].js',
          exposes: {
            './App': './src/App.tsx',
            ...(hasBackground && { './Background': './src/Background.tsx' }),
          },
          shared: sharedAtRunTime({ import: false }),
          manifest: true,
          dts: false,
          experiments: { optimization: { disableRemote: true, target: 'web' } },
        }),
        new webpack.NormalModuleReplacementPlugin(PLUGINS_RUNTIME, RUNTIME),
      ],
    };
  };
}

const cacheGroupsOf = (parts) => ({
  // What only one screen has of a library comes with it: a file of its own would be one more request before the board.
  defaultVendors: { test: /[\\/]node_modules[\\/]/, minChunks: 2, priority: -10, reuseExistingChunk: true },
  ...Object.fromEntries(
    Object.entries(parts).map(([name, test]) => [name, { test, name, chunks: 'async', enforce: true }]),
  ),
});
