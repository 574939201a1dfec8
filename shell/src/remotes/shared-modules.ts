import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import * as platform from 'shared-platform';
import platformPackage from 'shared-platform/package.json';

function shared(module: object, version: string) {
  return { version, lib: () => module, shareConfig: { singleton: true, requiredVersion: `^${version}` } };
}

/**
 * What the shell provides to every remote, by the name that remotes import it by: one copy of each per page.
 * `build-config/shared-at-run-time.mjs` is the remotes' side of this list. It is handed to the runtime as it is:
 * the bundler's own sharing costs the shell 5 kB more and does the same.
 */
export const sharedModules = {
  react: shared(React, React.version),
  'react/jsx-runtime': shared(jsxRuntime, React.version),
  'react-dom': shared(ReactDom, ReactDom.version),
  'shared-platform': shared(platform, platformPackage.version),
};
