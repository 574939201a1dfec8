/**
 * Runs a program of this repository: `node local-stack/src/programs/run.mjs local-stack/src/start.ts --verbose`. Without
 * a program it prints the folder of all of them, for tests that start many.
 */
import '../../../tools/scripts/require-node.cjs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPrograms } from './build-programs.mjs';

/** As `local-stack/src/terminal.ts` says it, which is one of the programs. */
const DISK_FULL = 'The disk is full: make room, and start again. Stored data is left as it is.';

const folder = await buildPrograms().catch((error) => {
  const isFull = ['ENOSPC', 'EDQUOT'].includes(error.code);
  console.error(isFull ? DISK_FULL : `The programs could not be bundled: ${error.message}`);
  process.exit(1);
});
const [source] = process.argv.splice(2, 1);
if (source) {
  // The parts that the program starts are found here.
  process.env.PROGRAMS = folder;
  await import(pathToFileURL(path.join(folder, source.replace(/\.ts$/, '.mjs'))).href);
} else {
  process.stdout.write(folder);
}
