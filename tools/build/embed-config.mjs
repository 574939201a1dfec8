import { fileURLToPath } from 'node:url';
import { baseConfig, COMPILE_CSS } from './base-config.mjs';
import { hashOf, isServed, servedScripts } from './dev-server.mjs';
import { COMPRESS, EMBED_FILES, ROUTER_RULE } from './shell-config.mjs';

/** A style sheet as text: what is put into shadow roots is not a file that a page links. */
const CSS_AS_TEXT = {
  test: /\.css$/,
  use: [
    {
      loader: 'css-loader',
      options: { exportType: 'string', modules: false, url: false, sourceMap: false, importLoaders: 1 },
    },
    COMPILE_CSS,
  ],
};

/**
 * `embed.js`: the host of a game in pages of other sites. It is a build of its own beside the shell's, so that what the
 * shell's first file holds and how it is put together do not depend on it. The name has no hash: other sites have it in their markup.
 * @param {{ directoryUrl: URL }} options
 */
export function embedConfig({ directoryUrl }) {
  return (env, { mode = 'production' }) => {
    const hash = hashOf(env);
    const base = baseConfig({
      name: 'shell',
      directoryUrl,
      mode,
      hash,
      compress: COMPRESS,
    });
    const [scripts, , files] = base.module.rules;
    const served = isServed(env);
    return {
      ...base,
      name: 'embed',
      entry: { embed: './src/embed/embed.ts' },
      output: {
        ...base.output,
        filename: '[name].js',
        chunkFilename: `embed-[name]${hash}.js`,
        uniqueName: 'ninefold_embed',
        // Where the script is from: a page of another site has it.
        publicPath: 'auto',
        clean: { keep: (file) => !EMBED_FILES.test(file) },
      },
      module: {
        rules: [served ? servedScripts({ refresh: false }) : scripts, files, CSS_AS_TEXT, ROUTER_RULE],
      },
      optimization: { ...base.optimization, splitChunks: false },
      cache: {
        ...base.cache,
        name: served ? 'embed-serve' : `embed-${mode}`,
        buildDependencies: {
          config: [...base.cache.buildDependencies.config, fileURLToPath(import.meta.url)],
        },
      },
    };
  };
}
