/** What a shell relies on, of the built files. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { federation } from './federation.mjs';

const manifest = JSON.parse(readFileSync('dist/mf-manifest.json', 'utf8'));

test('the manifest names the container and its entry, and the entry is there', () => {
  const { globalName, remoteEntry } = manifest.metaData;
  expect(globalName).toBe(federation.name);
  expect(existsSync(`dist/${remoteEntry.path}${remoteEntry.name}`)).toBe(true);
});

test('the app is exposed', () => {
  expect(manifest.exposes.map(({ path }) => path)).toContain('./App');
});

test('what the shell shares is taken from it, in the ranges of federation.mjs', () => {
  const shared = Object.fromEntries(
    manifest.shared.map(({ name, requiredVersion }) => [name, requiredVersion]),
  );
  for (const name of ['react', '@ninefold/platform']) {
    expect(shared[name]).toBe(federation.shared[name].requiredVersion);
  }
});
