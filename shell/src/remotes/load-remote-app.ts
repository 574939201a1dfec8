import * as v from 'valibot';
import { parseNamed } from '@ninefold/contracts';
import {
  loadable,
  type Loadable,
  type PreloadScreen,
  type RemoteApp,
  type RemoteAppProps,
} from '@ninefold/platform';
import { fetchJson, readRemoteEntry, retryAddress } from '../config/run-time-files';
import type { RemoteManifest } from './container';
import { loadExposed, loadPreview, type ExposedName } from './federation';

export interface RemoteApps {
  /** The remote's app: loaded once, and kept while the page lives. */
  get(name: string): Loadable<RemoteAppProps>;
  /** One that loads anew: what broke while it was used may be mended by a newer build. */
  renew(name: string): Loadable<RemoteAppProps>;
  /** Loads the app, and the screen that it has at the address. Never throws: the screen itself reports a failure. */
  preload(name: string, pathname: string): Promise<void>;
  /** The address of the entry that was last looked for, which names the build. */
  buildOf(name: string): string | undefined;
}

/** @param exposed which of a remote's components: its screens, or what it does on every page */
export function createRemoteApps(exposed: ExposedName): RemoteApps {
  const apps = new Map<string, Loadable<RemoteAppProps>>();
  const preloaders = new Map<string, PreloadScreen | undefined>();
  const builds = new Map<string, string>();

  async function load(name: string, retry: number): Promise<RemoteModule> {
    const previewed = loadPreview && (await loadPreview(name, exposed));
    const loaded = previewed || (await loadDeployed(name, retry));
    if (!isAppModule(loaded)) throw new Error(`The ${name} remote exposes no ${exposed}`);
    return loaded;
  }

  async function loadDeployed(name: string, retry: number): Promise<unknown> {
    const manifest = await readManifest(await readRemoteEntry(name, retry), retry);
    builds.set(name, manifest.entry);
    return loadExposed(manifest, exposed);
  }

  function renew(name: string, isRepeated = true) {
    const app = loadable(async () => {
      const loading = tryToLoad((retry) => load(name, retry), isRepeated);
      // A bundle that threw while it was evaluated may be kept half evaluated: what failed is not asked again.
      isRepeated = true;
      const module = await loading;
      preloaders.set(name, module.preload);
      return module;
    });
    apps.set(name, app);
    return app;
  }

  const get = (name: string) => apps.get(name) ?? renew(name, false);
  async function preload(name: string, pathname: string) {
    try {
      await get(name).load();
      await preloaders.get(name)?.(pathname);
    } catch {
      // It is loaded again when it is shown.
    }
  }
  return { get, renew, preload, buildOf: (name) => builds.get(name) };
}

/** What a remote exposes under a name. */
export interface RemoteModule {
  readonly default: RemoteApp;
  readonly preload?: PreloadScreen;
}

const TRIES = 3;

/** A failure that took longer is no passing one: the person decides about another try. */
const QUICK_MS = 3_000;

/** Of the page: each retry has a number of its own, and with it addresses of its own. */
let retries = 0;

/**
 * After a quick failure it retries at once: a deployment may have just replaced the files, and a phone may have just
 * changed its network.
 * @throws the first error
 */
async function tryToLoad<Module>(
  load: (retry: number) => Promise<Module>,
  isRetry: boolean,
): Promise<Module> {
  let firstError: unknown;
  for (let count = 1; ; count += 1) {
    const start = performance.now();
    try {
      return await load(isRetry || count > 1 ? (retries += 1) : 0);
    } catch (error) {
      firstError ??= error;
      const isSlow = performance.now() - start > QUICK_MS;
      if (count === TRIES || isSlow || isOfVersions(error)) throw firstError;
    }
  }
}

/** Whether the page does not have a module that the remote needs, or has another version, in the words of the federation plugins. */
export const isOfVersions = (error: unknown): boolean => /shared (singleton )?module/i.test(String(error));

export function isAppModule(loaded: unknown): loaded is RemoteModule {
  return typeof Object(loaded).default === 'function';
}

/** The part of `mf-manifest.json` that is used here; the remote's build writes it. */
const ManifestSchema = v.object({
  metaData: v.object({
    globalName: v.string(),
    remoteEntry: v.object({ name: v.string(), path: v.string(), type: v.optional(v.string()) }),
  }),
});

/**
 * Reads a remote's `mf-manifest.json`, with a timeout.
 * @throws an error that names the file, when it cannot be read or is not a manifest
 */
export async function readManifest(url: string, retry: number): Promise<RemoteManifest> {
  const { metaData } = parseNamed(ManifestSchema, await fetchJson(url, retry), url);
  const { path, name: entry, type } = metaData.remoteEntry;
  return {
    entry: retryAddress(new URL(path + entry, new URL(url, location.href)).href, retry),
    entryType: type,
    entryGlobalName: metaData.globalName,
  };
}
