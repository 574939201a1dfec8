import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { urls } from '../platform/ports';

const run = promisify(execFile);
const ROOT = path.resolve(__dirname, '../../..');

/** A remote in a repository of its own, outside of this one. */
export interface OutsideRemote {
  readonly name: string;
  readonly folder: string;
  /** Builds it with another text in one of its files. */
  rebuild(file: string, from: string, to: string): Promise<void>;
  discard(): Promise<void>;
}

/** Writes, installs, tests and builds a remote, by the commands that another team has. */
export async function newRemote(builder: string): Promise<OutsideRemote> {
  const home = await mkdtemp(path.join(tmpdir(), 'outside-'));
  const name = `by-${builder}`;
  const folder = path.join(home, name);
  await npm(ROOT, 'run', '-s', 'new-remote', '--', '--name', name, '--out', folder, '--builder', builder);
  await npm(folder, 'install', '--no-audit', '--no-fund', '--prefer-offline');
  await npm(folder, 'test');
  return {
    name,
    folder,
    async rebuild(file, from, to) {
      const place = path.join(folder, file);
      const text = await readFile(place, 'utf8');
      if (!text.includes(from)) throw new Error(`${place} has no ${from}`);
      await writeFile(place, text.replaceAll(from, to));
      await npm(folder, 'run', 'build');
      await writeFile(place, text);
    },
    discard: () => rm(home, { recursive: true, force: true }),
  };
}

async function npm(cwd: string, ...args: string[]): Promise<void> {
  // What this run's own npm and Jest have set is not the other repository's.
  const { PATH, HOME, npm_config_registry } = process.env;
  await run('npm', args, { cwd, env: { PATH, HOME, npm_config_registry }, maxBuffer: 64 * 1024 * 1024 });
}

/** Adds a remote to what this page knows: its line in `/remotes.json`, and its files on an origin that the policy allows. */
export async function deployFor(page: Page, name: string, dist: string): Promise<void> {
  const place = `${urls.games}/outside/${name}/`;
  await page.route('**/remotes.json*', async (route) => {
    const response = await route.fetch();
    const remotes = (await response.json()) as object;
    await route.fulfill({ json: { ...remotes, [name]: { entry: `${place}mf-manifest.json` } } });
  });
  await page.route(`${place}**`, (route) => {
    const file = new URL(route.request().url()).pathname.slice(new URL(place).pathname.length);
    return route.fulfill({
      path: path.join(dist, file),
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  });
}
