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

export const WEBPACK = path.join(ROOT, 'node_modules/webpack/bin/webpack.js');

const BUNDLE = [WEBPACK, '--mode', 'production'];

export const WEB_PACKAGES: readonly BuiltPackage[] = [
  { name: 'shell', command: BUNDLE, product: 'files.json' },
  { name: 'mfe-games', command: BUNDLE, product: 'mf-manifest.json' },
  { name: 'mfe-account', command: BUNDLE, product: 'mf-manifest.json' },
  { name: 'mfe-learning', command: BUNDLE, product: 'mf-manifest.json' },
];

export const BUILT_PACKAGES: readonly BuiltPackage[] = [
  ...WEB_PACKAGES,
  { name: 'payments-service', command: ['build.mjs'], product: 'server.js' },
];

export const builtFolder = (packageName: string): string => path.join(ROOT, packageName, 'dist');

export const productOf = ({ name, product }: BuiltPackage): string => path.join(builtFolder(name), product);
