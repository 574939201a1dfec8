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

test('what the shell shares is taken from it, in the ranges of federation.mjs', () => {
  const taken = Object.fromEntries(
    manifest.shared.map(({ name, requiredVersion }) => [name, requiredVersion]),
  );
  const offered = Object.entries(federation.shared).filter(([name]) => name in taken);
  expect(taken).toEqual(
    Object.fromEntries(offered.map(([name, { requiredVersion }]) => [name, requiredVersion])),
  );
  expect(Object.keys(taken)).toEqual(expect.arrayContaining(['react', '@ninefold/platform']));
});

test('the platform is required in the version that is installed', () => {
  const { version } = JSON.parse(readFileSync('node_modules/@ninefold/platform/package.json', 'utf8'));
  expect(manifest.shared.find(({ name }) => name === '@ninefold/platform').requiredVersion).toBe(
    `^${version}`,
  );
});

const IMPORT = /import\s+\{([^}]*)\}\s+from\s+['"](?:react-router(?:-dom)?|@ninefold\/platform\/router)['"]/g;

test('what the sources import from the router is offered by the page, which has no routers and no data APIs', async () => {
  const offered = Object.keys(await import('@ninefold/platform/router'));
  const sources = readdirSync('src', { recursive: true }).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const imported = sources.flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(IMPORT)].flatMap(([, names]) => names.split(',')),
  );
  const values = imported
    .map((name) => name.trim().split(/\s+as\s+/)[0])
    .filter((name) => name && !name.startsWith('type '));
  expect(values.filter((name) => !offered.includes(name))).toEqual([]);
});

// A copy of a library with a context of its own does not see the page's: its hooks throw.
test.each([
  ['React', 'react.transitional.element'],
  ['react-dom', 'https://react.dev/errors/'],
  ['a router', 'may be used only in the context of a <Router>'],
])('no file contains %s of its own', (_, text) => {
  expect(code.includes(text)).toBe(false);
});
