import path from 'node:path';
import { REMOTE_NAMES } from 'shared-contracts';
import { ROOT } from '../paths';
import { urlOf } from '../settings/ports';
import type { Settings } from '../settings/read-settings';
import type { Addresses } from './addresses';
import type { Part } from './part';
import { remotesFile, runtimeConfig } from './run-time-files';
import { typescript } from './typescript';

/** Where the built files of each package are: its own dist, or a folder of a watcher's. */
export type FilesOf = (packageName: string) => string;

export const builtFiles: FilesOf = (packageName) => path.join(ROOT, packageName, 'dist');

/** The shell and the remotes, each a static server of its own, so that each can fail alone. */
export function webParts(settings: Settings, addresses: Addresses, filesOf: FilesOf): readonly Part[] {
  const remotes = REMOTE_NAMES.map((name): Part => ({
    name,
    title: `The ${name} remote`,
    command: typescript('local-stack/src/static/serve-remote.ts', name, filesOf(`mfe-${name}`)),
    environment: {},
    healthUrl: `${urlOf(settings.ports, name)}/mf-manifest.json`,
  }));
  const shell: Part = {
    name: 'shell',
    title: 'The shell',
    command: typescript('local-stack/src/static/serve-shell.ts', filesOf('shell')),
    environment: {
      RUNTIME_CONFIG: JSON.stringify(runtimeConfig(settings, addresses)),
      REMOTES: JSON.stringify(remotesFile(settings)),
    },
    healthUrl: addresses.shellUrl,
  };
  return [shell, ...remotes];
}
