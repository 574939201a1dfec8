import path from 'node:path';
import { REMOTE_NAMES } from 'shared-contracts';
import { Failure } from '../failure';
import { typescript } from '../parts/typescript';
import { ROOT } from '../paths';
import { runNode } from '../supervise/run-node';
import { REMOTES_FILE, RUNTIME_CONFIG, type SiteFolders } from './site-folders';

/** Writes the shell's pages, with the hints and the policy that follow from what is deployed now. */
export async function writePages(site: SiteFolders, signal: AbortSignal): Promise<void> {
  const command = typescript(
    'shell/scripts/write-pages.ts',
    ...['--config', path.join(site.shell, RUNTIME_CONFIG)],
    ...['--remotes', path.join(site.shell, REMOTES_FILE)],
    ...['--shell', site.shell],
    ...['--out', site.shell],
    // From the files, because the remotes' servers start later.
    ...REMOTE_NAMES.flatMap((name) => ['--manifest', `${name}=${path.join(site[name], 'mf-manifest.json')}`]),
  );
  const { succeeded, output } = await runNode({ command, cwd: ROOT }, signal);
  if (!succeeded) throw new Failure(`${output}\nThe pages of the shell could not be written.`);
}
