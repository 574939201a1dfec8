import { type SiteFolders, WEB_PARTS } from '../deploy/site-folders';
import { urlOf } from '../settings/ports';
import type { Settings } from '../settings/read-settings';
import type { Part } from './part';
import { typescript } from './typescript';

/** The shell and the remotes, each a static server of its own, so that each can fail alone. */
export function webParts(
  { ports }: Settings,
  site: SiteFolders,
  options: readonly string[],
): readonly Part[] {
  return WEB_PARTS.map((name) => ({
    name,
    title: name === 'shell' ? 'The shell' : `The ${name} remote`,
    command: typescript('local-stack/src/static/serve.ts', name, site[name], ...options),
    environment: {},
    healthUrl: urlOf(ports, name) + (name === 'shell' ? '/' : '/mf-manifest.json'),
  }));
}
