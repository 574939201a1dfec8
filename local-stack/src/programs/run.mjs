/**
 * Runs a program of this repository: `node local-stack/src/programs/run.mjs local-stack/src/start.ts --verbose`. Without
 * a program it prints the folder of all of them, for tests that start many.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPrograms } from './build-programs.mjs';

const folder = await buildPrograms().catch((error) => {
  console.error(`The programs could not be bundled: ${error.message}`);
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
