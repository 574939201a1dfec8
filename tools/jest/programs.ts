import { execFileSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** Makes the programs of the repository, for all tests of this run. */
export function makePrograms(): void {
  process.env.PROGRAMS = execFileSync(process.execPath, ['local-stack/src/programs/run.mjs'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
}

/** What node runs for a TypeScript file of the repository. */
export const programFile = (source: string): string =>
  path.join(process.env.PROGRAMS ?? '', source.replace(/\.ts$/, '.mjs'));
