import { Failure } from '../failure';
import { runPart } from '../http/run-part';
import { readPorts } from '../settings/ports';
import { shellApp } from './shell-app';

/** Serves the shell: `tsx local-stack/src/static/serve-shell.ts <site folder> <build folder>`. */
const [site, built] = process.argv.slice(2);

await runPart(readPorts(process.env).shell, () => {
  if (!site || !built) throw new Failure('The folder of the pages and that of the build are needed.');
  return shellApp({ site, built });
});
