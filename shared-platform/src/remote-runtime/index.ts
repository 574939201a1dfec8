/**
 * What a remote's entry does when it runs. `@module-federation/enhanced` builds the remotes, and its plugin calls this in place of
 * its own runtime (`build-config/remote-config.mjs`), which is 13 kB before each first screen: it may load further remotes,
 * watch them and bring modules of its own, and our remotes take all from the shell.
 */
import { takeShared, type ShareScope } from './share-scope';

type ModuleId = string | number;

/** What of the bundler's runtime is used here: `__webpack_require__`. */
interface Bundle {
  /** What makes each module. */
  readonly m: Record<ModuleId, (module: { exports: unknown }) => void>;
  S?: Record<string, ShareScope>;
  readonly federation: { readonly initOptions: { readonly name: string } };
  readonly consumesLoadingData: {
    readonly moduleIdToConsumeDataMapping: Readonly<
      Record<ModuleId, { readonly shareKey: string; readonly requiredVersion: string }>
    >;
  };
}

interface ContainerStart {
  readonly webpackRequire: Bundle;
  readonly shareScope: ShareScope;
}

interface ChunkLoad {
  readonly webpackRequire: Bundle;
  readonly chunkId: ModuleId;
  /** The shared modules that a chunk uses. */
  readonly chunkMapping: Readonly<Record<ModuleId, readonly ModuleId[]>>;
  /** The chunk is there when all of these have come. */
  readonly promises: (Promise<void> | undefined)[];
  /** By module: its promise until it is there. */
  readonly installedModules: Record<ModuleId, Promise<void> | undefined>;
}

/** The shell calls `init` of the container. */
function initContainerEntry({ webpackRequire, shareScope }: ContainerStart): void {
  webpackRequire.S = { default: shareScope };
}

/** A chunk is loaded: the shared modules that it uses are taken from the page. */
function consumes({ webpackRequire, chunkId, chunkMapping, promises, installedModules }: ChunkLoad): void {
  const { m: makers, consumesLoadingData, federation, S } = webpackRequire;
  const container = federation.initOptions.name;

  async function install(id: ModuleId) {
    const { shareKey: name, requiredVersion: range } = consumesLoadingData.moduleIdToConsumeDataMapping[id]!;
    try {
      const make = await takeShared(S?.['default'] ?? {}, { name, range, container });
      makers[id] = (module) => {
        module.exports = make();
      };
    } catch (error) {
      // The next load of the chunk tries again.
      delete installedModules[id];
      throw error;
    }
  }

  for (const id of chunkMapping[chunkId] ?? []) promises.push((installedModules[id] ??= install(id)));
}

/** In the form in which the plugin's code takes it. */
const federation = {
  runtime: {},
  bundlerRuntime: { init: () => ({}), initContainerEntry, consumes },
};

export default federation;
