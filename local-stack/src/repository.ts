import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WebPart } from './settings/ports';

/** The folder of the repository. */
export const ROOT = path.resolve(fileURLToPath(import.meta.url), '../../..');

/** What node runs for a TypeScript file of the repository: the program that `programs/run.mjs` has made of it. */
export const program = (file: string, ...args: string[]): readonly string[] => [
  path.join(process.env.PROGRAMS ?? '', file.replace(/\.ts$/, '.mjs')),
  ...args,
];

export const WEBPACK = path.join(ROOT, 'node_modules/webpack/bin/webpack.js');

export const packageOf = (part: WebPart): string => (part === 'shell' ? 'shell' : `mfe-${part}`);

export const builtFolder = (packageName: string): string => path.join(ROOT, packageName, 'dist');
