import path from 'node:path';
import { ROOT } from '../paths';

/** One package with a build of its own. */
export interface BuiltPackage {
  readonly name: string;
  /** What node runs, from the package's folder. */
  readonly command: readonly string[];
  /** A file that every build writes. */
  readonly product: string;
}

const WEBPACK = [path.join(ROOT, 'node_modules/webpack/bin/webpack.js'), '--mode', 'production'];

export const BUILT_PACKAGES: readonly BuiltPackage[] = [
  { name: 'shell', command: WEBPACK, product: 'files.json' },
  { name: 'mfe-games', command: WEBPACK, product: 'mf-manifest.json' },
  { name: 'mfe-account', command: WEBPACK, product: 'mf-manifest.json' },
  { name: 'mfe-learning', command: WEBPACK, product: 'mf-manifest.json' },
  { name: 'payments-service', command: ['build.mjs'], product: 'server.js' },
];

export const productOf = ({ name, product }: BuiltPackage): string => path.join(ROOT, name, 'dist', product);
