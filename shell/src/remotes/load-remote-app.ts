import type { RemoteName } from '@ninefold/contracts';
import { loadable, type Loadable, type PreloadScreen, type RemoteAppProps } from '@ninefold/platform';
import { fetchJson, readRemoteEntry } from '../config/run-time-files';
import { loadApps, loadExposed, loadPreview, type ExposedName } from './federation';
import { isAppModule, readManifest, type RemoteModule } from './read-remote';

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
    const previewed = await loadPreview(name, exposed);
    return previewed ? appModule(name, previewed) : loadDeployed(name, retry);
  }

  async function loadDeployed(name: string, retry: number): Promise<RemoteModule> {
    const isOurs = Object.hasOwn(OURS, name);
    const loadFrom = async (url: string) => {
      const manifest = await readManifest(url, retry);
      builds.set(name, manifest.entry);
      return appModule(name, await loadExposed(manifest, exposed, isOurs));
    };
    if (isOurs) return loadFrom(await readRemoteEntry(name, retry));
    const { loadApp } = await loadApps();
    return loadApp({ name, retry, fetchJson, loadFrom });
  }

  function appModule(name: string, loaded: unknown): RemoteModule {
    if (!isAppModule(loaded)) throw new Error(`The ${name} remote exposes no ${exposed}`);
    return loaded;
  }

  function renew(name: string, isRepeated = true) {
    const app = loadable(async () => {
      const start = performance.now();
      const loading = loadWithRetries((retry) => load(name, retry), isRepeated);
      // Bundlers may cache modules that threw during evaluation, so the entry is not requested again.
      isRepeated = true;
      const module = await loading;
      // Traces contain the measures of the page. jsdom has none.
      performance.measure?.(`${name} ${builds.get(name)}`, { start });
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
      const screen = preloaders.get(name)?.(pathname);
      await Promise.race([screen, new Promise((resolve) => setTimeout(resolve, PRELOAD_MS))]);
    } catch {
      // It is loaded again when it is shown.
    }
  }
  return { get, renew, preload, buildOf: (name) => builds.get(name) };
}

/** The remotes in `remotes.json`. `REMOTES` would bring their ports into the first file. */
const OURS = { games: 1, account: 1, learning: 1 } satisfies Record<RemoteName, 1>;

const MAX_ATTEMPTS = 3;

/** A remote's own `preload` may never be done, and the shell does the rest of its work afterwards. */
const PRELOAD_MS = 10_000;

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
const isVersionMismatch = (error: unknown): boolean => /shared (singleton )?module/i.test(String(error));
