import type { RemoteName } from 'shared-contracts';
import type { RemoteApp } from 'shared-platform';
import { readRemotes } from '../config/read-remotes';
import { loadApp } from './federation';
import { readManifest } from './read-manifest';

/**
 * Loads a remote's app. A first failure is tried once more, past every cache: a deployment may have just replaced
 * the files, and a phone may have just changed its network.
 */
export async function loadRemoteApp(name: RemoteName): Promise<{ default: RemoteApp }> {
  try {
    return await load(name);
  } catch {
    return await load(name, { cache: 'reload' });
  }
}

async function load(name: RemoteName, init?: RequestInit): Promise<{ default: RemoteApp }> {
  const remotes = await readRemotes(init);
  const loaded = await loadApp(await readManifest(remotes[name].entry, init));
  if (!isAppModule(loaded)) throw new Error(`The ${name} remote exposes no App`);
  return loaded;
}

function isAppModule(loaded: unknown): loaded is { default: RemoteApp } {
  return typeof (loaded as { default?: unknown } | null)?.default === 'function';
}
