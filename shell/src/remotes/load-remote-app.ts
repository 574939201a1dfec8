import { lazy, type LazyExoticComponent } from 'react';
import type { RemoteName } from 'shared-contracts';
import type { RemoteApp } from 'shared-platform';
import { readRemoteEntry } from '../config/run-time-files';
import { loadExposed, type ExposedName } from './federation';
import { readManifest } from './read-manifest';

type LazyApp = LazyExoticComponent<RemoteApp>;

export interface RemoteApps {
  /** The remote's app: loaded once, and kept while the page lives. */
  get(name: RemoteName): LazyApp;
  /** Loads it again. A lazy component keeps a rejection for ever, so each retry needs a new one. */
  renew(name: RemoteName): LazyApp;
}

/** @param exposed which of a remote's components: its screens, or what it does on every page */
export function createRemoteApps(exposed: ExposedName): RemoteApps {
  const apps = new Map<RemoteName, LazyApp>();
  function renew(name: RemoteName) {
    const app = lazy(() => loadRemoteApp(name, exposed));
    apps.set(name, app);
    return app;
  }
  return { get: (name) => apps.get(name) ?? renew(name), renew };
}

/**
 * The response to a failed preload hint is used once more from memory: after a fault, the first try may get the failed
 * hint of the manifest and the second that of the style sheet.
 */
const TRIES = 3;

/**
 * Loads a component that a remote exposes. After a failure it retries at once, past every cache: a deployment may have
 * just replaced the files, and a phone may have just changed its network.
 */
async function loadRemoteApp(name: RemoteName, exposed: ExposedName): Promise<{ default: RemoteApp }> {
  for (let count = 1; ; count += 1) {
    try {
      return await load(name, exposed, count === 1 ? undefined : { cache: 'reload' });
    } catch (error) {
      if (count === TRIES) throw error;
    }
  }
}

async function load(
  name: RemoteName,
  exposed: ExposedName,
  init?: RequestInit,
): Promise<{ default: RemoteApp }> {
  const manifest = await readManifest(await readRemoteEntry(name, init), init);
  const loaded = await loadExposed(manifest, exposed);
  if (!isAppModule(loaded)) throw new Error(`The ${name} remote exposes no ${exposed}`);
  return loaded;
}

function isAppModule(loaded: unknown): loaded is { default: RemoteApp } {
  return typeof Object(loaded).default === 'function';
}
