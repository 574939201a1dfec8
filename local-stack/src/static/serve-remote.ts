import path from 'node:path';
import { REMOTE_NAMES } from 'shared-contracts';
import { Failure } from '../failure';
import { runPart } from '../http/run-part';
import { ROOT } from '../paths';
import { readPorts } from '../settings/ports';
import { remoteApp } from './remote-app';

/** Serves one remote alone: `tsx local-stack/src/static/serve-remote.ts games [folder]`. */
const [name, folder] = process.argv.slice(2);
const remote = REMOTE_NAMES.find((known) => known === name);
const ports = readPorts(process.env);

await runPart(remote ? ports[remote] : 0, () => {
  if (!remote) throw new Failure(`There is no remote "${name}": it is one of ${REMOTE_NAMES.join(', ')}.`);
  return remoteApp(folder ?? path.join(ROOT, `mfe-${remote}/dist`));
});
