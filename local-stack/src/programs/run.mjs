/**
 * Runs a program of this repository: `node local-stack/src/programs/run.mjs local-stack/src/start.ts --verbose`.
 * Without a program, it prints the folder of all programs, for tests that start many.
 */
import '../../../tools/scripts/require-node.cjs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPrograms } from './build-programs.mjs';

/** The same text as in `local-stack/src/terminal.ts`, which is itself a bundled program. */
const DISK_FULL = 'The disk is full: make room, and start again. Stored data is left as it is.';

const folder = await buildPrograms().catch((error) => {
  const isFull = ['ENOSPC', 'EDQUOT'].includes(error.code);
  console.error(isFull ? DISK_FULL : `The programs could not be bundled: ${error.message}`);
  process.exit(1);
});
const [source] = process.argv.splice(2, 1);
if (source) {
  // Where the program finds the parts that it starts.
  process.env.PROGRAMS = folder;
  await import(pathToFileURL(path.join(folder, source.replace(/\.ts$/, '.mjs'))).href);
} else {
  process.stdout.write(folder);
}
