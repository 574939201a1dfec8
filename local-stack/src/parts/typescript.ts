import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../paths';

const TSX = fileURLToPath(import.meta.resolve('tsx'));

/** How node runs a TypeScript file of the repository. */
export const typescript = (file: string, ...args: string[]): readonly string[] => [
  '--import',
  TSX,
  path.join(ROOT, file),
  ...args,
];
