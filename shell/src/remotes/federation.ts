import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import * as platform from '@ninefold/platform';
import type { ShareScope } from '@ninefold/platform';
import platformPackage from '@ninefold/platform/package.json';
import { loadContainer, type RemoteManifest } from './container';

/**
 * What a remote exposes: the `App` with its screens, and, where it has work of its own on every page, a `Background`
 * that shows nothing.
 */
export type ExposedName = 'App' | 'Background';

const shared = (module: object, version: string) => ({ [version]: { get: async () => () => module } });

/**
 * What the shell provides to every remote, by the name that remotes import it by: one copy of each per page.
 * `build-config/shared-at-run-time.mjs` is the remotes' side of this list.
 */
const SHARED: ShareScope = {
  react: shared(React, React.version),
  'react/jsx-runtime': shared(jsxRuntime, React.version),
  'react-dom': shared(ReactDom, ReactDom.version),
  '@ninefold/platform': shared(platform, platformPackage.version),
};

/** Loads what the remote exposes under a name: the module, unchecked. */
export async function loadExposed(manifest: RemoteManifest, exposed: ExposedName): Promise<unknown> {
  const container = await loadContainer(manifest, SHARED);
  const factory = await container.get(`./${exposed}`);
  return factory();
}
