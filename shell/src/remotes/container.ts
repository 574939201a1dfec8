/** What the shell needs to know of a remote. */
export interface RemoteManifest {
  /** Absolute URL of the remote's entry. */
  readonly entry: string;
  /** `module` for an ES module, which is the container itself; any other is a script. */
  readonly entryType: string | undefined;
  /** The global variable in which a script leaves its container. */
  readonly entryGlobalName: string;
}

/** The modules that the page shares, by name and version, as webpack and every other federation plugin take them. */
export type ShareScope = Record<string, Record<string, SharedModule>>;

export interface SharedModule {
  /** @returns what makes the module */
  get(): Promise<() => unknown>;
  /** It is there already: a container that brings a newer one still takes this one. */
  loaded: 1;
  eager: true;
  /** Who provides it. */
  from: string;
}

/** What a remote's entry gives to the page: the container of module federation. */
export interface Container {
  /** Once, before anything is taken from it. */
  init(shared: ShareScope): unknown;
  /** @param name as in the remote's build: `./App` */
  get(name: string): Promise<() => unknown>;
}

/** By the address of the entry: two builds of one remote may meet on a page. */
const containers = new Map<string, Promise<Container>>();

/**
 * Runs a remote's entry, once while the page lives; one that failed is run anew.
 * @param shared for this container alone: it writes into it
 */
export function loadContainer(manifest: RemoteManifest, shared: () => ShareScope): Promise<Container> {
  const { entry } = manifest;
  const container = containers.get(entry) ?? startContainer(manifest, shared());
  containers.set(entry, container);
  container.catch(() => containers.delete(entry));
  return container;
}

async function startContainer(
  { entry, entryType, entryGlobalName }: RemoteManifest,
  shared: ShareScope,
): Promise<Container> {
  const container =
    entryType === 'module'
      ? ((await import(/* webpackIgnore: true */ entry)) as Container)
      : await runScript(entry, entryGlobalName);
  await container.init(shared);
  return container;
}

/** @throws when the script cannot be loaded, or is none, or leaves no container; what it throws while it runs is an error of the window */
function runScript(src: string, globalName: string): Promise<Container> {
  const page = globalThis as unknown as Record<string, Container | undefined>;
  // That of an earlier build is not taken for this one's.
  page[globalName] = undefined;
  return new Promise((resolve, reject) => {
    function settle() {
      script.remove();
      const container = page[globalName];
      if (container) resolve(container);
      else reject(new Error(`Could not load ${src}`));
    }
    const script = Object.assign(document.createElement('script'), {
      src,
      // As in the preload hint, and so that errors inside carry a message.
      crossOrigin: 'anonymous',
      onload: settle,
      onerror: settle,
    });
    document.head.append(script);
  });
}
