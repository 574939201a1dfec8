import { read, type RemoteName } from '@ninefold/contracts';
import {
  loadable,
  type Loadable,
  type PreloadScreen,
  type RemoteApp,
  type RemoteAppProps,
} from '@ninefold/platform';
import { fetchJson, readRemoteEntry } from '../config/run-time-files';
import type { RemoteManifest } from './container';
import { loadExposed, type ExposedName } from './federation';

export interface RemoteApps {
  /** The remote's app: loaded once, and kept while the page lives. */
  get(name: RemoteName): Loadable<RemoteAppProps>;
  /** One that loads anew: what broke while it was used may be mended by a newer build. */
  renew(name: RemoteName): Loadable<RemoteAppProps>;
  /** Loads the app, and the screen that it has at the address. Never throws: the screen itself reports a failure. */
  preload(name: RemoteName, pathname: string): Promise<void>;
}

/** @param exposed which of a remote's components: its screens, or what it does on every page */
export function createRemoteApps(exposed: ExposedName): RemoteApps {
  const apps = new Map<RemoteName, Loadable<RemoteAppProps>>();
  const preloaders = new Map<RemoteName, PreloadScreen | undefined>();
  function renew(name: RemoteName) {
    const app = loadable(async () => {
      const module = await loadRemoteApp(name, exposed);
      preloaders.set(name, module.preload);
      return module;
    });
    apps.set(name, app);
    return app;
  }
  const get = (name: RemoteName) => apps.get(name) ?? renew(name);
  async function preload(name: RemoteName, pathname: string) {
    try {
      await get(name).load();
      await preloaders.get(name)?.(pathname);
    } catch {
      // It is loaded again when it is shown.
    }
  }
  return { get, renew, preload };
}

/** What a remote exposes under a name. */
interface RemoteModule {
  readonly default: RemoteApp;
  readonly preload?: PreloadScreen;
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
async function loadRemoteApp(name: RemoteName, exposed: ExposedName): Promise<RemoteModule> {
  for (let count = 1; ; count += 1) {
    try {
      return await load(name, exposed, count === 1 ? undefined : { cache: 'reload' });
    } catch (error) {
      if (count === TRIES) throw error;
    }
  }
}

async function load(name: RemoteName, exposed: ExposedName, init?: RequestInit): Promise<RemoteModule> {
  const manifest = await readManifest(await readRemoteEntry(name, init), init);
  const loaded = await loadExposed(manifest, exposed);
  if (!isAppModule(loaded)) throw new Error(`The ${name} remote exposes no ${exposed}`);
  return loaded;
}

function isAppModule(loaded: unknown): loaded is RemoteModule {
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
 * Reads a remote's `mf-manifest.json`, with a timeout. Nothing is remembered of a failure, so that a retry asks again.
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
