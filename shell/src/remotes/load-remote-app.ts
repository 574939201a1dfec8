import { lazy, type LazyExoticComponent } from 'react';
import { read, type RemoteName } from 'shared-contracts';
import type { RemoteApp } from 'shared-platform';
import { fetchJson, readRemoteEntry } from '../config/run-time-files';
import { loadExposed, type ExposedName, type RemoteManifest } from './federation';

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

/** The part of `mf-manifest.json` that is used here; the remote's build writes it. */
const readManifestFile = read.object({
  name: read.text,
  metaData: read.object({
    globalName: read.text,
    remoteEntry: read.object({ name: read.text, path: read.text }),
  }),
});

/**
 * Reads a remote's `mf-manifest.json`. The federation runtime could do it, but it keeps a broken response while the
 * page lives, and knows no timeout.
 * @throws an error that names the file, when it cannot be read or is not a manifest
 */
async function readManifest(url: string, init?: RequestInit): Promise<RemoteManifest> {
  const { name, metaData } = readManifestFile(await fetchJson(url, init), url);
  const { path, name: entry } = metaData.remoteEntry;
  return {
    name,
    entry: new URL(path + entry, new URL(url, location.href)).href,
    entryGlobalName: metaData.globalName,
  };
}
