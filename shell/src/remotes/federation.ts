import * as platform from '@ninefold/platform';
import platformPackage from '@ninefold/platform/package.json';
import React from 'react';
import ReactDom from 'react-dom';
import ReactDomClient from 'react-dom/client';
import jsxRuntime from 'react/jsx-runtime';
import { loadContainer, type RemoteManifest, type SharedModule, type ShareScope } from './container';
import { loadChunk } from '../updates/load-chunk';

/** The modules that a remote exposes: `App` with its screens and, optionally, `Background` for work on every page. */
export type ExposedName = 'App' | 'Background';

export const shared = (module: object, version = React.version): Record<string, SharedModule> => ({
  [version]: { get: async () => () => module, loaded: 1, eager: true, from: 'shell' },
});

/**
 * Modules that the shell provides to every remote, one copy of each per page. `tools/build/shared-at-run-time.mjs` is
 * the remotes' side of this list. Remotes bundle everything else, including `react/compiler-runtime` and
 * `react/jsx-dev-runtime`, which are small and import React from here.
 */
export const shareScope = (): ShareScope => ({
  react: shared(React),
  'react/jsx-runtime': shared(jsxRuntime),
  'react-dom': shared(ReactDom),
  'react-dom/client': shared(ReactDomClient),
  '@ninefold/platform': shared(platform, platformPackage.version),
});

/** Loads a developer's preview of a remote, if any. Production builds do not contain it. */
export const loadPreview =
  process.env.NODE_ENV !== 'production' &&
  (async (name: string, exposed: ExposedName): Promise<unknown> => {
    const { loadPreviewed } = await loadChunk(
      () => import(/* webpackChunkName: "preview" */ '../preview/load-previewed'),
    );
    return loadPreviewed(name, exposed, shareScope);
  });

/** Loads an exposed module of a remote, unchecked. */
export async function loadExposed(manifest: RemoteManifest, exposed: ExposedName): Promise<unknown> {
  const container = await loadContainer(manifest, shareScope);
  const factory = await container.get(`./${exposed}`);
  return factory();
}
