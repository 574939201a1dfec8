import platformPackage from '@ninefold/platform/package.json';
import React from 'react';
import ReactDom from 'react-dom';
import ReactDomClient from 'react-dom/client';
import jsxRuntime from 'react/jsx-runtime';
import type { SharedModule, ShareScope } from './container';

const PLATFORM_VERSION = platformPackage.version;

/** A loaded module, by its version. */
export const shared = (module: object, version = React.version): Record<string, SharedModule> => ({
  [version]: { get: () => () => module, loaded: 1, eager: true, from: 'shell' },
});

/**
 * Modules that the page provides to every remote, one copy of each per page, the newest version of each first. `tools/build/shared-at-run-time.mjs` is
 * the remotes' side of this list. Remotes bundle everything else, including `react/compiler-runtime` and
 * `react/jsx-dev-runtime`, which are small and import React from here.
 * @param platform the module `@ninefold/platform`
 */
export const pageScope = (platform: object): ShareScope => ({
  react: shared(React),
  'react/jsx-runtime': shared(jsxRuntime),
  'react-dom': shared(ReactDom),
  'react-dom/client': shared(ReactDomClient),
  '@ninefold/platform': shared(platform, PLATFORM_VERSION),
});
