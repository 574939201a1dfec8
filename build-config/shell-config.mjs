import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig } from './base-config.mjs';
import { ChunkFilesPlugin } from './chunk-files-plugin.mjs';
import { sharedAtRunTime } from './shared-at-run-time.mjs';

/**
 * The shell: the host that provides React, the router and the platform to the remotes, which it finds at run time.
 * @param {{ directoryUrl: URL }} options
 */
export function shellConfig({ directoryUrl }) {
  return (_env, { mode = 'production' }) => {
    const base = baseConfig({ name: 'shell', directoryUrl, mode });
    return {
      ...base,
      entry: { main: './src/main.tsx' },
      output: { ...base.output, publicPath: '/' },
      plugins: [
        ...base.plugins,
        new ModuleFederationPlugin({
          name: 'shell',
          // Eager: React is in the first file, so that a deep link needs no further round for it.
          shared: sharedAtRunTime({ eager: true }),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          experiments: { optimization: { disableSnapshot: true, target: 'web' } },
        }),
        new ChunkFilesPlugin(),
      ],
    };
  };
}
