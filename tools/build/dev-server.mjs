import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';

const REFRESH_RUNTIME = fileURLToPath(new URL('refresh-runtime.cjs', import.meta.url));

/** Whether webpack serves what it builds: `npm run dev`. It says so in the `env` of a configuration. */
export const isServed = (env) => Boolean(env?.WEBPACK_SERVE);

/** The hash in file names. The development server has none, so that pages and manifests stay valid after a change. */
export const hashOf = (env) => (isServed(env) ? '' : '.[contenthash:8]');

/** Compiles scripts in a fraction of the time that the compiler of builds takes, `refresh` with React Refresh. */
export const servedScripts = ({ refresh }) => ({
  test: /\.tsx?$/,
  loader: fileURLToPath(import.meta.resolve('swc-loader')),
  options: {
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', refresh } },
    },
  },
});

/**
 * What `webpack serve` does with a package: a changed component is replaced in open pages and keeps its state; what cannot
 * be replaced reloads the page.
 * @param {import('webpack').Configuration} config for development
 * @param {string} name of the package
 * @param {object} [pages] further options of the server
 */
export function served(config, name, pages = { static: false }) {
  const [, ...otherRules] = config.module.rules;
  return {
    ...config,
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve.alias, 'react-refresh/runtime$': REFRESH_RUNTIME },
    },
    // Its rules are not those of a build. It is written when the other packages are built, too.
    cache: { ...config.cache, name: 'serve', idleTimeoutForInitialStore: 10_000 },
    module: {
      rules: [servedScripts({ refresh: true }), ...otherRules],
    },
    plugins: [
      ...config.plugins,
      new ReactRefreshPlugin({ exclude: [/node_modules/, REFRESH_RUNTIME], overlay: false, library: name }),
    ],
    devServer: {
      host: '127.0.0.1',
      // The shell is another origin.
      headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' },
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
      ...pages,
    },
  };
}
