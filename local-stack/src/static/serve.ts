import { Failure } from '../failure';
import { WEB_PARTS } from '../deploy/site-folders';
import { runPart } from '../http/run-part';
import { readPorts } from '../settings/ports';
import { remoteApp } from './remote-app';
import { shellApp } from './shell-app';

/** Serves one origin alone, on its own port: `node --import tsx local-stack/src/static/serve.ts games <folder>`. */
const [name, folder, live] = process.argv.slice(2);
const part = WEB_PARTS.find((known) => known === name);

await runPart(part ? readPorts(process.env)[part] : 0, () => {
  if (!part || !folder) throw new Failure(`Say what to serve (${WEB_PARTS.join(', ')}) and its folder.`);
  return part === 'shell' ? shellApp(folder, { live: live === '--live' }) : remoteApp(folder);
});
