import * as platform from '@ninefold/platform';
import platformPackage from '@ninefold/platform/package.json';
import React from 'react';
import ReactDom from 'react-dom';
import ReactDomClient from 'react-dom/client';
import jsxRuntime from 'react/jsx-runtime';
import { loadContainer, type RemoteManifest, type SharedModule, type ShareScope } from './container';

/**
 * What a remote exposes: the `App` with its screens, and, where it has work of its own on every page, a `Background`
 * that shows nothing.
 */
export type ExposedName = 'App' | 'Background';

export const shared = (module: object, version = React.version): Record<string, SharedModule> => ({
  [version]: { get: async () => () => module, loaded: 1, eager: true, from: 'shell' },
});

/**
 * What the shell provides to every remote, by the name that remotes import it by: one copy of each per page.
 * `tools/build/shared-at-run-time.mjs` is the remotes' side of this list. What is not in it a remote brings itself: of React,
 * `react/compiler-runtime` and `react/jsx-dev-runtime`, which are small and take React from here.
 */
export const shareScope = (): ShareScope => ({
  react: shared(React),
  'react/jsx-runtime': shared(jsxRuntime),
  'react-dom': shared(ReactDom),
  'react-dom/client': shared(ReactDomClient),
  '@ninefold/platform': shared(platform, platformPackage.version),
  // The major before, for remotes that were not built since: it had another name, and nothing that is not in this one.
  'shared-platform': shared(platform, '0.1.0'),
});

/** Loads what a developer shows in place of the deployed remote, if anything. A production build has nothing of it. */
export const loadPreview =
  process.env.NODE_ENV !== 'production' &&
  (async (name: string, exposed: ExposedName): Promise<unknown> => {
    const { loadPreviewed } = await import(/* webpackChunkName: "preview" */ '../preview/load-previewed');
    return loadPreviewed(name, exposed, shareScope);
  });

/** Loads what the remote exposes under a name: the module, unchecked. */
export async function loadExposed(manifest: RemoteManifest, exposed: ExposedName): Promise<unknown> {
  const container = await loadContainer(manifest, shareScope);
  const factory = await container.get(`./${exposed}`);
  return factory();
}
