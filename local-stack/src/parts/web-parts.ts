import path from 'node:path';
import { REMOTE_NAMES } from 'shared-contracts';
import type { DataFolder } from '../data/data-folder';
import { ROOT } from '../paths';
import { urlOf } from '../settings/ports';
import type { Settings } from '../settings/read-settings';
import type { Part } from './part';
import { typescript } from './typescript';

/** Where the built files of each package are: its own dist, or a folder of a watcher's. */
export type FilesOf = (packageName: string) => string;

export const builtFiles: FilesOf = (packageName) => path.join(ROOT, packageName, 'dist');

/** The shell and the remotes, each a static server of its own, so that each can fail alone. */
export function webParts({ ports }: Settings, data: DataFolder, filesOf: FilesOf): readonly Part[] {
  const remotes = REMOTE_NAMES.map((name): Part => ({
    name,
    title: `The ${name} remote`,
    command: typescript('local-stack/src/static/serve-remote.ts', name, filesOf(`mfe-${name}`)),
    environment: {},
    healthUrl: `${urlOf(ports, name)}/mf-manifest.json`,
  }));
  const shell: Part = {
    name: 'shell',
    title: 'The shell',
    command: typescript('local-stack/src/static/serve-shell.ts', data.site, filesOf('shell')),
    environment: {},
    healthUrl: urlOf(ports, 'shell'),
  };
  return [shell, ...remotes];
}
