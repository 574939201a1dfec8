import * as v from 'valibot';
import { parseNamed } from '@ninefold/contracts';
import {
  loadable,
  type Loadable,
  type PreloadScreen,
  type RemoteApp,
  type RemoteAppProps,
} from '@ninefold/platform';
import { fetchJson, readRemoteEntry, retryUrl } from '../config/run-time-files';
import type { RemoteManifest } from './container';
import { loadExposed, loadPreview, type ExposedName } from './federation';

export interface RemoteApps {
  /** The remote's app, loaded once per page. */
  get(name: string): Loadable<RemoteAppProps>;
  /** Loads the app again, because a newer build may have fixed what broke. */
  renew(name: string): Loadable<RemoteAppProps>;
  /** Preloads the app and its screen at a path. Never rejects: the screen itself reports failures. */
  preload(name: string, pathname: string): Promise<void>;
  /** The entry URL of the last attempt, which identifies the build. */
  buildOf(name: string): string | undefined;
}

/** @param exposed the exposed module to load */
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
      const loading = loadWithRetries((retry) => load(name, retry), isRepeated);
      // Bundlers may cache modules that threw during evaluation, so the entry is not requested again.
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

/** An exposed module of a remote. */
export interface RemoteModule {
  readonly default: RemoteApp;
  readonly preload?: PreloadScreen;
}

const MAX_ATTEMPTS = 3;

/** A slower failure is probably not temporary, so the person decides about a retry. */
const QUICK_MS = 3_000;

/** Page-wide, so that each retry has a unique number and therefore unique URLs. */
let retries = 0;

/**
 * Retries quick failures immediately: a deployment may have just replaced the files, or a phone changed networks.
 * @throws the first error
 */
async function loadWithRetries<Module>(
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
      if (count === MAX_ATTEMPTS || isSlow || isVersionMismatch(error)) throw firstError;
    }
  }
}

/**
 * Whether the error says that a shared module is missing or has an incompatible version, in the wording of federation
 * plugins.
 */
export const isVersionMismatch = (error: unknown): boolean =>
  /shared (singleton )?module/i.test(String(error));

export function isAppModule(loaded: unknown): loaded is RemoteModule {
  return typeof Object(loaded).default === 'function';
}

/** The parts of `mf-manifest.json` that are used here. */
const ManifestSchema = v.object({
  metaData: v.object({
    globalName: v.string(),
    remoteEntry: v.object({ name: v.string(), path: v.string(), type: v.optional(v.string()) }),
  }),
});

/**
 * Fetches a remote's `mf-manifest.json`, with a timeout.
 * @throws an error that names the file when it cannot be read or is not a manifest
 */
export async function readManifest(url: string, retry: number): Promise<RemoteManifest> {
  const { metaData } = parseNamed(ManifestSchema, await fetchJson(url, retry), url);
  const { path, name: entry, type } = metaData.remoteEntry;
  const manifest = new URL(url, location.href);
  const { origin, href } = new URL(path + entry, manifest);
  // A manifest decides which file runs, but not whose.
  if (origin !== manifest.origin) throw new Error(`${url}: entry on another origin`);
  return {
    entry: retryUrl(href, retry),
    entryType: type,
    entryGlobalName: metaData.globalName,
  };
}
