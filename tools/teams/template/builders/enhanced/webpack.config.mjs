import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { buildDigest } from './build-digest.mjs';
import { css } from './css-modules.mjs';
import { federation } from './federation.mjs';
import { RetryUrlsPlugin } from './retry-urls-plugin.mjs';

export default {
  target: ['web', 'es2022'],
  entry: {},
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  output: {
    publicPath: 'auto',
    uniqueName: `${federation.name}_${buildDigest()}`,
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    crossOriginLoading: 'anonymous',
    clean: true,
  },
  module: {
    rules: [
      { test: /\.tsx?$/, loader: 'esbuild-loader', options: { target: 'es2022', jsx: 'automatic' } },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, css] },
      { test: /\.(png|jpe?g|gif|svg|webp|avif|woff2?)$/, type: 'asset/resource' },
    ],
  },
  plugins: [
    new RetryUrlsPlugin(),
    // The shell allows no styles in the page: they come in files.
    new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }),
    new ModuleFederationPlugin({
      ...federation,
      filename: 'remote-entry.[contenthash:8].js',
      manifest: true,
      dts: false,
      experiments: { optimization: { disableRemote: true, target: 'web' } },
    }),
  ],
};
