import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WebPart } from './settings/ports';

/** The repository's root folder. */
export const ROOT = path.resolve(fileURLToPath(import.meta.url), '../../..');

/** The bundled program of a TypeScript file, created by `programs/run.mjs`. */
export const program = (file: string, ...args: string[]): readonly string[] => [
  path.join(process.env.PROGRAMS ?? '', file.replace(/\.ts$/, '.mjs')),
  ...args,
];

export const packageOf = (part: WebPart): string => (part === 'shell' ? 'shell' : `mfe-${part}`);

export const builtFolder = (packageName: string): string => path.join(ROOT, packageName, 'dist');
