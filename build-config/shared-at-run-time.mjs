import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const react = `^${require('react/package.json').version}`;
const platform = `^${require('../shared-platform/package.json').version}`;

/**
 * One copy of each per page, the shell's. A trailing slash stands for every path below (`react/jsx-runtime`).
 * Each has one entry point only: a barrel and a subpath would give two React contexts.
 */
const REQUIRED_VERSIONS = {
  react,
  'react/': react,
  'react-dom': react,
  'react-dom/': react,
  '@ninefold/platform': platform,
};

/**
 * @param {{ eager: true } | { import: false }} role the shell provides them in its first file; a remote never
 * brings its own
 */
export function sharedAtRunTime(role) {
  return Object.fromEntries(
    Object.entries(REQUIRED_VERSIONS).map(([key, requiredVersion]) => [
      key,
      // Without strictVersion a mismatch is a warning in the console and a crash later.
      { singleton: true, strictVersion: true, requiredVersion, ...role },
    ]),
  );
}
