import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import type { ExposedName } from './exposed-name';
import type { RemoteManifest } from './read-manifest';
import { sharedModules } from './shared-modules';

/** As `output.chunkLoadTimeout` for chunks; the runtime's own limit for an entry is 20 s. */
const ENTRY_TIMEOUT_MS = 120_000;

// Remotes are built without the core of the runtime and look for it here: it is paid for once, not per remote.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

const host = createInstance({
  name: 'shell',
  remotes: [],
  shared: sharedModules,
  shareStrategy: 'loaded-first',
  plugins: [
    {
      name: 'remote-entry',
      createScript: ({ url }) => {
        const script = document.createElement('script');
        script.src = url;
        // As the preload hint asks for it, and so that errors inside carry a message.
        script.crossOrigin = 'anonymous';
        return { script, timeout: ENTRY_TIMEOUT_MS };
      },
    },
  ],
});

/** Loads what the remote exposes under a name: the module, unchecked. */
export function loadExposed(manifest: RemoteManifest, exposed: ExposedName): Promise<unknown> {
  const known = host.options.remotes.find((remote) => remote.name === manifest.name);
  const isNewBuild = known !== undefined && 'entry' in known && known.entry !== manifest.entry;
  host.registerRemotes([{ ...manifest, type: 'global' }], { force: isNewBuild });
  return host.loadRemote(`${manifest.name}/${exposed}`);
}
