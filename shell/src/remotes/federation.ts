import { createInstance } from '@module-federation/runtime';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import * as platform from 'shared-platform';
import platformPackage from 'shared-platform/package.json';
import { loadContainer, type RemoteManifest } from './container';
import * as federationCore from './federation-core';

/**
 * What a remote exposes: the `App` with its screens, and, where it has work of its own on every page, a `Background`
 * that shows nothing.
 */
export type ExposedName = 'App' | 'Background';

// Remotes are built without the core of the runtime and look for it here: it is loaded once, not once per remote.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: federationCore });

function shared(module: object, version: string) {
  return { version, lib: () => module, shareConfig: { singleton: true, requiredVersion: `^${version}` } };
}

const host = createInstance({
  name: 'shell',
  remotes: [],
  // What the shell provides to every remote, by the name that remotes import it by: one copy of each per page.
  // `build-config/shared-at-run-time.mjs` is the remotes' side of this list. The bundler's own sharing costs the shell
  // 5 kB more and does the same.
  shared: {
    react: shared(React, React.version),
    'react/jsx-runtime': shared(jsxRuntime, React.version),
    'react-dom': shared(ReactDom, ReactDom.version),
    'shared-platform': shared(platform, platformPackage.version),
  },
  shareStrategy: 'loaded-first',
});

/** Loads what the remote exposes under a name: the module, unchecked. */
export async function loadExposed(manifest: RemoteManifest, exposed: ExposedName): Promise<unknown> {
  const container = await loadContainer(manifest, host.shareScopeMap);
  const factory = await container.get(`./${exposed}`);
  return factory();
}
