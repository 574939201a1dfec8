import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type WebPart, WEB_PARTS } from './settings/ports';

/** The folder of the repository. */
export const ROOT = path.resolve(fileURLToPath(import.meta.url), '../../..');

/** What node runs for a TypeScript file of the repository: the program that `programs/run.mjs` has made of it. */
export const program = (file: string, ...args: string[]): readonly string[] => [
  path.join(process.env.PROGRAMS ?? '', file.replace(/\.ts$/, '.mjs')),
  ...args,
];

/** One package with a build of its own. */
export interface BuiltPackage {
  readonly name: string;
  /** What node runs, from the package's folder. */
  readonly command: readonly string[];
  /** A file that every build writes. */
  readonly product: string;
}

export const WEBPACK = path.join(ROOT, 'node_modules/webpack/bin/webpack.js');

export const packageOf = (part: WebPart): string => (part === 'shell' ? 'shell' : `mfe-${part}`);

export const BUILT_PACKAGES: readonly BuiltPackage[] = [
  ...WEB_PARTS.map((part) => ({
    name: packageOf(part),
    command: [WEBPACK, '--mode', 'production'],
    product: part === 'shell' ? 'files.json' : 'mf-manifest.json',
  })),
  { name: 'payments-service', command: ['build.mjs'], product: 'server.js' },
];

export const builtFolder = (packageName: string): string => path.join(ROOT, packageName, 'dist');
