import { baseConfig } from './base-config.mjs';
import { ChunkFilesPlugin } from './chunk-files-plugin.mjs';

/**
 * The shell: the host. It loads remotes with its own code (`shell/src/remotes`) and provides React, the
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
      plugins: [...base.plugins, new ChunkFilesPlugin()],
    };
  };
}
