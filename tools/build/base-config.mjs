import path from 'node:path';
import { fileURLToPath } from 'node:url';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { CSS_TARGETS } from '../browsers/supported.mjs';
import { className } from './class-name.mjs';
import { sourceDigest } from './source-digest.mjs';

const BROWSERS = fileURLToPath(new URL('../../.browserslistrc', import.meta.url));
export const COMPILE_CSS = fileURLToPath(new URL('compile-css.mjs', import.meta.url));

/**
 * What the shell and the remotes build alike.
 * @param {{ name: string, directoryUrl: URL, mode: 'production' | 'development', hash: string, compress?: object, insertStyles?: (link: HTMLLinkElement) => void }} options
 * `hash` is part of file names, `compress` are further options of terser, `insertStyles` runs in the page and puts the
 * link to a style sheet somewhere else than into its head
 * @returns {import('webpack').Configuration}
 */
export function baseConfig({ name, directoryUrl, mode, hash, compress, insertStyles }) {
  const directory = path.resolve(fileURLToPath(directoryUrl));
  const production = mode === 'production';
  return {
    name,
    mode,
    // What the browsers of .browserslistrc understand: smaller code of the bundler, and more that the minifier may do.
    target: 'browserslist',
    context: directory,
    devtool: production ? 'source-map' : 'cheap-module-source-map',
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    output: {
      path: path.join(directory, 'dist'),
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      assetModuleFilename: `[name]${hash}[ext]`,
      clean: true,
      // Two builds of one remote may meet in an open page; with one name they would take each other's chunks.
      uniqueName: `${name}_${sourceDigest(directory)}`,
      // Chunks of a remote come from another origin; without CORS their errors read "Script error."
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 120_000,
      // A module that threw while it was evaluated may be tried again.
      strictModuleErrorHandling: true,
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'ts-loader',
          options: {
            transpileOnly: true,
            configFile: path.join(directory, 'tsconfig.json'),
            compilerOptions: { noEmit: false },
          },
        },
        {
          test: /\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            { loader: 'css-loader', options: cssOptions(name) },
            COMPILE_CSS,
          ],
        },
        { test: /\.(woff2|wav|svg|png)$/, type: 'asset/resource' },
      ],
    },
    // Class names are scoped and rules are layered, so that their order across files says nothing.
    plugins: [
      new MiniCssExtractPlugin({
        filename: `[name]${hash}.css`,
        ignoreOrder: true,
        ...(insertStyles && { insert: insertStyles }),
      }),
      new webpack.BannerPlugin(COMPILE_AT_ONCE),
    ],
    optimization: {
      minimizer: [minimizer(compress), cssMinimizer],
      // Short ids cost no caching: the name of the build, which is in every file, changes with each build anyway.
      ...(production && { moduleIds: 'size', chunkIds: 'size', mangleExports: 'size' }),
    },
    performance: false,
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(directory, '.cache', 'webpack', mode),
      buildDependencies: {
        config: [
          BROWSERS,
          COMPILE_CSS,
          fileURLToPath(import.meta.url),
          path.join(directory, 'webpack.config.mjs'),
        ],
      },
    },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/**
 * Asks the browser to compile the whole file while it is on its way, on another thread: nearly all of the first files runs
 * immediately. Otherwise the page's own thread compiles each function when it is first called, a third of what it does before the grid.
 */
const COMPILE_AT_ONCE = {
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /^(main|remote-entry|__federation_expose_App)\..*js$/,
  // The minimizer takes comments away, and what is hashed has to have it.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
};

/**
 * webpack's own, with more passes: each finds what the one before has made possible. Function expressions without `this`
 * become arrow functions, which no library here calls with `new`. Licenses are in a file beside.
 */
const minimizer = (compress) =>
  new MinimizerPlugin({
    extractComments: { banner: false },
    terserOptions: { compress: { passes: 3, unsafe_arrows: true, ...compress } },
  });

/** It leaves fallbacks in place that the oldest browsers need. */
const cssMinimizer = new CssMinimizerPlugin({
  minify: CssMinimizerPlugin.lightningCssMinify,
  minimizerOptions: { targets: CSS_TARGETS },
});

function cssOptions(name) {
  return {
    importLoaders: 1,
    modules: {
      auto: /\.module\.css$/,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      getLocalIdent: ({ resourcePath }, _pattern, local) => className(name, resourcePath, local),
    },
  };
}
