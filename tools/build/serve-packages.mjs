import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

/**
 * Serves packages, each at a port of its own: `node tools/build/serve-packages.mjs PAGES shell=3000 mfe-games=3001`, where
 * PAGES is the folder of the shell's pages. One process loads webpack once and shares the processor with the rest of the platform.
 */
const [pages, ...parts] = process.argv.slice(2);

for (const part of parts) {
  const [name, port] = part.split('=');
  const { default: configOf } = await import(`../../${name}/webpack.config.mjs`);
  const configs = [configOf({ WEBPACK_SERVE: true, PAGES: pages }, { mode: 'development' })].flat();
  const [{ devServer }] = configs;
  if (name === 'shell') configs[0].output.path = pages;
  const client = { ...devServer.client, webSocketURL: `ws://localhost:${port}/ws` };
  await new WebpackDevServer({ ...devServer, port, client }, webpack(configs)).start();
}
