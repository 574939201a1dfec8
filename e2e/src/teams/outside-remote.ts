import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { urls } from '../platform/ports';

import { ROOT, runIn } from './run-in';
import { serveFolder } from './serve-folder';

/** A remote in its own repository, outside of this one. */
export interface OutsideRemote {
  readonly name: string;
  readonly folder: string;
  /** Builds it with another text in one of its files. */
  rebuild(file: string, from: string, to: string): Promise<void>;
  discard(): Promise<void>;
}

/** Creates, installs, tests and builds a remote with the commands that another team uses. */
export async function newRemote(builder: string): Promise<OutsideRemote> {
  const home = await mkdtemp(path.join(tmpdir(), 'outside-'));
  const name = `by-${builder}`;
  const folder = path.join(home, name);
  await runIn(
    ROOT,
    'npm',
    'run',
    '-s',
    'new-remote',
    '--',
    '--name',
    name,
    '--out',
    folder,
    '--builder',
    builder,
  );
  await runIn(folder, 'npm', 'install', '--no-audit', '--no-fund', '--prefer-offline');
  await runIn(folder, 'npm', 'test');
  return {
    name,
    folder,
    async rebuild(file, from, to) {
      const place = path.join(folder, file);
      const text = await readFile(place, 'utf8');
      if (!text.includes(from)) throw new Error(`${place} has no ${from}`);
      await writeFile(place, text.replaceAll(from, to));
      await runIn(folder, 'npm', 'run', 'build');
      await writeFile(place, text);
    },
    discard: () => rm(home, { recursive: true, force: true }),
  };
}

/** Adds a remote to this page: its line in `/remotes.json`, and its files on an origin that the policy allows. */
export async function deployFor(page: Page, name: string, dist: string): Promise<void> {
  const place = `${urls.games}/outside/${name}/`;
  await page.route('**/remotes.json*', async (route) => {
    const response = await route.fetch();
    const remotes = (await response.json()) as object;
    await route.fulfill({ json: { ...remotes, [name]: { entry: `${place}mf-manifest.json` } } });
  });
  await serveFolder(page, place, dist);
}
