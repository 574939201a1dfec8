import type { RemoteName } from 'shared-contracts';
import type { RemoteApp } from 'shared-platform';
import { readRemotes } from '../config/read-remotes';
import type { ExposedName } from './exposed-name';
import { loadExposed } from './federation';
import { readManifest } from './read-manifest';

/**
 * A preload hint that failed is answered from memory once more: the first attempt after a fault may meet the failed
 * hint of the manifest and the second that of the stylesheet.
 */
const ATTEMPTS = 3;

/**
 * Loads a component that a remote exposes. A failure is tried again at once, past every cache: a deployment may have just replaced the
 * files, and a phone may have just changed its network.
 */
export async function loadRemoteApp(name: RemoteName, exposed: ExposedName): Promise<{ default: RemoteApp }> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load(name, exposed, attempt === 1 ? undefined : { cache: 'reload' });
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function load(
  name: RemoteName,
  exposed: ExposedName,
  init?: RequestInit,
): Promise<{ default: RemoteApp }> {
  const remotes = await readRemotes(init);
  const loaded = await loadExposed(await readManifest(remotes[name].entry, init), exposed);
  if (!isAppModule(loaded)) throw new Error(`The ${name} remote exposes no ${exposed}`);
  return loaded;
}

function isAppModule(loaded: unknown): loaded is { default: RemoteApp } {
  return typeof (loaded as { default?: unknown } | null)?.default === 'function';
}
