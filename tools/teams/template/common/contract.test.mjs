/** What a shell relies on, of the built files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { federation } from './federation.mjs';

const manifest = JSON.parse(readFileSync('dist/mf-manifest.json', 'utf8'));
const scripts = readdirSync('dist', { recursive: true }).filter((file) => file.endsWith('.js'));
const code = scripts.map((file) => readFileSync(`dist/${file}`, 'utf8')).join('\n');

test('the manifest names the container and its entry, and the entry is there', () => {
  const { globalName, remoteEntry } = manifest.metaData;
  expect(globalName).toBe(federation.name);
  expect(existsSync(`dist/${remoteEntry.path}${remoteEntry.name}`)).toBe(true);
});

test('the app is exposed', () => {
  expect(manifest.exposes.map(({ path }) => path)).toContain('./App');
});

/** By the names under which the page offers them. */
const shared = Object.fromEntries(
  Object.entries(federation.shared).map(([name, { shareKey = name, requiredVersion }]) => [
    shareKey,
    requiredVersion,
  ]),
);

test('what the shell shares is taken from it, in the ranges of federation.mjs', () => {
  const taken = Object.fromEntries(
    manifest.shared.map(({ name, requiredVersion }) => [name, requiredVersion]),
  );
  expect(shared).toMatchObject(taken);
  expect(taken).toHaveProperty('react');
});

// A remote with another React takes only React from the page.
test.runIf('@ninefold/platform' in shared)(
  'the platform is required in the version that is installed',
  () => {
    const { version } = JSON.parse(readFileSync('node_modules/@ninefold/platform/package.json', 'utf8'));
    expect(manifest.shared).toContainEqual(
      expect.objectContaining({ name: '@ninefold/platform', requiredVersion: `^${version}` }),
    );
  },
);

const ROUTER = String.raw`['"](?:react-router(?:-dom)?|@ninefold/platform/router)['"]`;
const NAMED = new RegExp(
  String.raw`\b(?:import|export)\s+(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*${ROUTER}`,
  'g',
);
/** Forms that do not say which names they need. */
const WHOLE = new RegExp(
  String.raw`\b(?:import|export)\s+(?:\w+\s*,\s*)?\*[^;'"]*from\s*${ROUTER}|\bimport\s*\(\s*${ROUTER}`,
);

const sources = readdirSync('src', { recursive: true })
  .filter((file) => /(?<!\.test|\.d)\.[cm]?[jt]sx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(`src/${file}`, 'utf8') }));

test('what the sources import from the router is offered by the page, which has no routers and no data APIs', async () => {
  const offered = Object.keys(await import('@ninefold/platform/router'));
  const imported = sources.flatMap(({ text }) =>
    [...text.matchAll(NAMED)].flatMap(([, names]) => names.split(',')),
  );
  const values = imported
    .map((name) => name.trim().split(/\s+as\s+/)[0])
    .filter((name) => name && !name.startsWith('type '));
  expect(values.filter((name) => !offered.includes(name))).toEqual([]);
});

test('the sources import the router by name, so that the names can be compared', () => {
  expect(sources.filter(({ text }) => WHOLE.test(text)).map(({ file }) => file)).toEqual([]);
});

// A copy of a library with a context of its own does not see the page's: its hooks throw.
test.each([
  ['React', 'react.transitional.element'],
  ['react-dom', 'https://react.dev/errors/'],
  ['a router', 'may be used only in the context of a <Router>'],
])('no file contains %s of its own', (_, text) => {
  expect(code.includes(text)).toBe(false);
});
