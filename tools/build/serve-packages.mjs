import { createRequire } from 'node:module';

/**
 * Serves packages at a port each: `node tools/build/serve-packages.mjs PAGES shell=3000 mfe-games=3001`, where PAGES is the
 * folder of the shell's pages. One process loads webpack and its plugins once.
 */
const [pages, ...parts] = process.argv.slice(2);

// Each build validates the same configurations. To compile their schemas takes as long as building a small package.
process.env.SKIP_VALIDATION = 'y';
// Otherwise, the plugin finds it in the stack trace of a failed validation.
process.env.FEDERATION_WEBPACK_PATH = createRequire(import.meta.url).resolve('webpack');

const { default: webpack } = await import('webpack');
const { default: WebpackDevServer } = await import('webpack-dev-server');

// One after the other, because the platform writes its pages as soon as the first one, the shell, is built.
for (const part of parts) {
  const [name, port] = part.split('=');
  const { default: configOf } = await import(`../../${name}/webpack.config.mjs`);
  const configs = [configOf({ WEBPACK_SERVE: true, PAGES: pages }, { mode: 'development' })].flat();
  const [{ devServer }] = configs;
  const compiler = webpack(configs);
  const built = new Promise((resolve) => compiler.hooks.done.tap('serve packages', resolve));
  const client = { ...devServer.client, webSocketURL: `ws://localhost:${port}/ws` };
  await new WebpackDevServer({ ...devServer, port, client }, compiler).start();
  await built;
}
