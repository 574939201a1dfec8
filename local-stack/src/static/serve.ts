import { runPart } from '../http/listen';
import { WEB_PARTS } from '../settings/ports';
import { Failure, printError } from '../terminal';
import { remoteApp } from './static-files';
import { shellApp } from './shell-app';

/**
 * Serves one origin on its own port: `node local-stack/src/programs/run.mjs local-stack/src/static/serve.ts games
 * <folder>`.
 */
const [name, folder] = process.argv.slice(2);
const part = WEB_PARTS.find((known) => known === name);

if (part && folder) {
  await runPart(part, () => (part === 'shell' ? shellApp(folder) : remoteApp(folder)));
} else {
  printError(new Failure(`Name what to serve (${WEB_PARTS.join(', ')}) and its folder.`));
}
