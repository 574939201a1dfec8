/** What the shell needs to load a remote. */
export interface RemoteManifest {
  /** Absolute URL of the remote's entry. */
  readonly entry: string;
  /** `module` for an ES module that is the container itself; anything else is a script. */
  readonly entryType: string | undefined;
  /** The global variable to which a script assigns its container. */
  readonly entryGlobalName: string;
  /** What the remote takes from the page, with the ranges that it works with. */
  readonly shared: readonly { readonly name: string; readonly requiredVersion?: string | undefined }[];
}

/** Shared modules by name and version, in the format of webpack and other federation plugins. */
export type ShareScope = Record<string, Record<string, SharedModule>>;

export interface SharedModule {
  /** @returns the module's factory. Not a promise, because remotes with `eager` modules cannot wait */
  get(): () => unknown;
  /** The module is already loaded, so containers with a newer version use it too. */
  loaded: 1;
  eager: true;
  /** The provider's name. */
  from: string;
}

/** A module federation container. */
export interface Container {
  /** To be called once, before `get`. */
  init(shared: ShareScope): unknown;
  /** @param name as in the remote's build, such as `./App` */
  get(name: string): Promise<() => unknown>;
}

/** By entry URL, because two builds of one remote may be on a page. */
const containers = new Map<string, Promise<Container>>();

/**
 * Runs a remote's entry once per page; a failed one is run again.
 * @param shared a scope of its own, because containers write into it
 */
export function loadContainer(manifest: RemoteManifest, shared: ShareScope): Promise<Container> {
  const { entry } = manifest;
  const container = containers.get(entry) ?? startContainer(manifest, shared);
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

/** Global variables of remotes on this page. Two builds of one remote usually share a name. */
const containerNames = new Set<string>();

/**
 * @throws when the script cannot be loaded, is invalid, or leaves no container, and when its global name belongs to the
 *   page; errors that it throws are window errors
 */
async function runScript(src: string, globalName: string): Promise<Container> {
  const page = globalThis as unknown as Record<string, Partial<Container> | null | undefined>;
  const present = page[globalName];
  // Assigning `location` leaves the page. An element's id is a global name too, which a variable may hide; and an
  // embedded daily has put the container of its own build there.
  const mayHide = (present as unknown) instanceof Element || (present?.init && present.get);
  const isTaken = globalName in page && !mayHide;
  if (isTaken && !containerNames.has(globalName)) throw new Error(`${src}: ${globalName} is taken`);
  containerNames.add(globalName);
  // Prevents using the container of an earlier build.
  page[globalName] = undefined;
  return new Promise((resolve, reject) => {
    function settle() {
      script.remove();
      const container = page[globalName];
      if (container) resolve(container as Container);
      else reject(new Error(`Could not load ${src}`));
    }
    const script = Object.assign(document.createElement('script'), {
      src,
      // Matches the preload hint, and gives errors inside the script a message.
      crossOrigin: 'anonymous',
      onload: settle,
      onerror: settle,
    });
    document.head.append(script);
  });
}
