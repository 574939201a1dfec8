import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { REMOTE_NAMES } from 'shared-contracts';
import type { DataFolder } from '../data/data-folder';
import { Failure } from '../failure';
import type { Addresses } from '../parts/addresses';
import { remotesFile, runtimeConfig } from '../parts/run-time-files';
import { typescript } from '../parts/typescript';
import type { FilesOf } from '../parts/web-parts';
import { ROOT } from '../paths';
import type { Settings } from '../settings/read-settings';
import { runNode } from '../supervise/run-node';

interface Site {
  readonly settings: Settings;
  readonly addresses: Addresses;
  readonly data: DataFolder;
  readonly filesOf: FilesOf;
}

/** Writes what differs between deployments: the two run-time files, and the pages with their hints and policy. */
export async function writeSite(
  { settings, addresses, data, filesOf }: Site,
  signal: AbortSignal,
): Promise<void> {
  await rm(data.site, { recursive: true, force: true });
  await mkdir(data.site, { recursive: true });
  const config = path.join(data.site, 'config.json');
  const remotes = path.join(data.site, 'remotes.json');
  await writeFile(config, JSON.stringify(runtimeConfig(settings, addresses), null, 2));
  await writeFile(remotes, JSON.stringify(remotesFile(settings), null, 2));
  // From the files, because the remotes' servers may start at the same time.
  const manifests = REMOTE_NAMES.flatMap((name) => [
    '--manifest',
    `${name}=${path.join(filesOf(`mfe-${name}`), 'mf-manifest.json')}`,
  ]);
  const command = typescript(
    'shell/scripts/write-pages.ts',
    ...['--config', config, '--remotes', remotes, '--out', data.site],
    ...manifests,
  );
  const { succeeded, output } = await runNode({ command, cwd: ROOT }, signal);
  if (!succeeded) throw new Failure(`${output}\nThe pages of the shell could not be written.`);
}
