import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MODULE = path.resolve(__dirname, '../../template/common/build-digest.mjs');

const FILES = {
  'package-lock.json': '{}',
  'federation.mjs': 'export {};',
  'src/App.tsx': 'first',
  'src/App.test.tsx': 'a test',
};

/** The digest of a remote with these files, each time in another folder. */
function digestOf(changes: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'digest-'));
  copyFileSync(MODULE, path.join(folder, 'build-digest.mjs'));
  for (const [file, text] of Object.entries({ ...FILES, ...changes })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const code = "console.log((await import('./build-digest.mjs')).buildDigest())";
  const digest = execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: folder });
  rmSync(folder, { recursive: true });
  return String(digest).trim();
}

test('equal files have the same digest in every folder', () => {
  expect(digestOf()).toMatch(/^[\da-f]{8}$/);
  expect(digestOf()).toBe(digestOf());
});

test.each([
  'src/App.tsx',
  'src/added.css',
  'legacy/LegacyApp.tsx',
  'assets/queen.svg',
  'postcss.config.ts',
  'package-lock.json',
  'federation.mjs',
])('a change of %s changes the digest', (file) => {
  expect(digestOf({ [file]: 'second' })).not.toBe(digestOf());
});

test.each([
  'src/App.test.tsx',
  'dist/app.js',
  'node_modules/react/index.js',
  'legacy/node_modules/react/index.js',
  'packages/ninefold-ui-1.0.0.tgz',
  '.git/HEAD',
])('%s is not part of a build', (file) => {
  expect(digestOf({ [file]: 'second' })).toBe(digestOf());
});
