import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { CssExtractRspackPlugin } from '@rspack/core';
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
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2022',
          },
        },
        type: 'javascript/auto',
      },
      { test: /\.css$/, use: [CssExtractRspackPlugin.loader, css], type: 'javascript/auto' },
      { test: /\.(png|jpe?g|gif|svg|webp|avif|woff2?)$/, type: 'asset/resource' },
    ],
  },
  plugins: [
    new RetryUrlsPlugin(),
    // The shell allows no styles in the page: they come in files.
    new CssExtractRspackPlugin({ filename: '[name].[contenthash:8].css' }),
    new ModuleFederationPlugin({
      ...federation,
      filename: 'remote-entry.[contenthash:8].js',
      manifest: true,
      dts: false,
    }),
  ],
};
