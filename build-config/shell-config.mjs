import webpack from 'webpack';
import { baseConfig } from './base-config.mjs';
import { ChunkFilesPlugin } from './chunk-files-plugin.mjs';

/**
 * The shell: the host. It has the federation runtime in its own code (`shell/src/remotes`) and provides React, the
 * router and the platform from its first file, so that a deep link needs no further round for them.
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
        // Leaves out what the shell does itself (reading manifests) or never does (rendering on a server).
        new webpack.DefinePlugin({
          FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
          FEDERATION_OPTIMIZE_NO_REMOTE: true,
          ENV_TARGET: JSON.stringify('web'),
        }),
        new ChunkFilesPlugin(),
      ],
    };
  };
}
