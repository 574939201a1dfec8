import type { ShareScope } from '@ninefold/platform';

/** What the shell needs to know of a remote. */
export interface RemoteManifest {
  readonly name: string;
  /** Absolute URL of the remote's entry script. */
  readonly entry: string;
  /** The global variable in which the entry leaves its container. */
  readonly entryGlobalName: string;
}

/** What a remote's entry leaves on the page: the container of webpack's module federation. */
export interface Container {
  /** Once, before anything is taken from it. */
  init(shared: ShareScope): unknown;
  /** @param name as in the remote's build: `./App` */
  get(name: string): Promise<() => unknown>;
}

/** As `output.chunkLoadTimeout` for chunks. */
const ENTRY_TIMEOUT_MS = 120_000;

/** By the address of the entry: two builds of one remote may meet on a page. */
const containers = new Map<string, Promise<Container>>();

/** Runs a remote's entry, once while the page lives; one that failed is run anew. */
export function loadContainer(manifest: RemoteManifest, shared: ShareScope): Promise<Container> {
  const { entry } = manifest;
  const container = containers.get(entry) ?? startContainer(manifest, shared);
  containers.set(entry, container);
  container.catch(() => containers.delete(entry));
  return container;
}

async function startContainer({ entry, entryGlobalName }: RemoteManifest, shared: ShareScope) {
  const page = globalThis as unknown as Record<string, unknown>;
  // That of an earlier build is not taken for this one's.
  page[entryGlobalName] = undefined;
  await runScript(entry);
  const container = page[entryGlobalName] as Container | undefined;
  if (!container) throw new Error(`${entry} left no container`);
  await container.init(shared);
  return container;
}

/** @throws when the script cannot be loaded; what it throws while it runs is an error of the window */
function runScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => {
      clearTimeout(timeout);
      script.remove();
      reject(new Error(`Could not load ${src}`));
    };
    const timeout = setTimeout(fail, ENTRY_TIMEOUT_MS);
    const script = Object.assign(document.createElement('script'), {
      src,
      // As in the preload hint, and so that errors inside carry a message.
      crossOrigin: 'anonymous',
      onload: () => {
        clearTimeout(timeout);
        resolve();
      },
      onerror: fail,
    });
    document.head.append(script);
  });
}
