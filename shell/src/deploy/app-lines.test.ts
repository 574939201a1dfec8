/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isRemoteName } from '@ninefold/contracts';
import { ALIASES, ROUTES } from '../app/routes';
import { readAppLines } from './app-lines';

const lineOf = (name: string) => ({ entry: `https://apps.test/${name}/mf-manifest.json` });

/** @returns what is read of these lines and files, and the warnings */
function read(lines: object, files: Readonly<Record<string, unknown>>) {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const folder = mkdtempSync(path.join(tmpdir(), 'app-lines-'));
  const remotesFile = path.join(folder, 'remotes.json');
  mkdirSync(path.join(folder, 'remotes'));
  writeFileSync(remotesFile, JSON.stringify(lines));
  for (const [name, json] of Object.entries(files))
    writeFileSync(path.join(folder, 'remotes', `${name}.json`), JSON.stringify(json));
  const apps = readAppLines(remotesFile);
  rmSync(folder, { recursive: true });
  return { apps, warnings: warn.mock.calls.map(([text]) => String(text).split(' ')[0]) };
}

test('reads the remotes of other teams from both places, and never ours', () => {
  const { apps, warnings } = read(
    { games: lineOf('games'), go: lineOf('go') },
    { chess: lineOf('chess'), games: lineOf('other-games') },
  );
  expect(apps).toEqual({ go: lineOf('go'), chess: lineOf('chess') });
  expect(warnings).toEqual([]);
});

test('leaves out malformed lines and reserved names, and warns about them', () => {
  const { apps, warnings } = read(
    { constructor: lineOf('constructor'), packages: lineOf('packages'), of: 'the future' },
    { learn: lineOf('learn'), 'My Chess': lineOf('chess'), damaged: {}, chess: lineOf('chess') },
  );
  expect(apps).toEqual({ chess: lineOf('chess') });
  expect(warnings.sort()).toEqual(['My', 'constructor', 'damaged', 'learn', 'of', 'packages']);
});

// A team may write to the folder of its name beside the shell's pages.
test('no remote can have the first part of an address of the shell as its name', () => {
  const addresses = [...ROUTES.map((route) => route.path), ...Object.keys(ALIASES)];
  const folders = new Set(addresses.map((address) => address.split('/')[1] ?? ''));
  expect([...folders].filter(isRemoteName)).toEqual([]);
});
