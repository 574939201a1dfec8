import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { urls } from '../platform/ports';
import { measured } from './measured';
import { ROOT, runIn } from './run-in';
import { serveFolder } from './serve-folder';

/** Another text in one of the remote's files. */
export interface Change {
  readonly file: string;
  readonly from: string | RegExp;
  readonly to: string;
}

/** A remote in its own repository, outside of this one. */
export interface OutsideRemote {
  readonly name: string;
  readonly builder: string;
  readonly folder: string;
  /** The folder of the build of its unchanged files. */
  readonly dist: string;
  /** Builds it with changes, and undoes them. @returns the folder of this build */
  buildWith(...changes: readonly Change[]): Promise<string>;
  discard(): Promise<void>;
}

/** Creates, installs, tests and builds a remote with the commands that another team uses. */
export async function newRemote(builder: string): Promise<OutsideRemote> {
  const home = await mkdtemp(path.join(tmpdir(), 'outside-'));
  const name = `by-${builder}`;
  const folder = path.join(home, name);
  const options = ['--name', name, '--out', folder, '--builder', builder];
  await measured(builder, 'Create it', () => runIn(ROOT, 'npm', 'run', '-s', 'new-remote', '--', ...options));
  await measured(builder, 'Install it', () => install(folder));
  await measured(builder, 'Test and build it', () => runIn(folder, 'npm', 'test'));
  let builds = 0;
  const keepBuild = async () => {
    const copy = path.join(home, `dist-${(builds += 1)}`);
    await cp(path.join(folder, 'dist'), copy, { recursive: true });
    return copy;
  };
  return {
    name,
    builder,
    folder,
    dist: await keepBuild(),
    async buildWith(...changes) {
      const restores: (() => Promise<void>)[] = [];
      try {
        for (const change of changes) restores.unshift(await apply(folder, change));
        await runIn(folder, 'npm', 'run', 'build');
        return await keepBuild();
      } finally {
        for (const restore of restores) await restore();
      }
    },
    discard: () => rm(home, { recursive: true, force: true }),
  };
}

export const install = (folder: string) =>
  runIn(folder, 'npm', 'install', '--no-audit', '--no-fund', '--prefer-offline');

/** @returns what restores the file */
async function apply(folder: string, { file, from, to }: Change) {
  const place = path.join(folder, file);
  const text = await readFile(place, 'utf8');
  const changed = text.replace(from, () => to);
  if (changed === text) throw new Error(`${place} has no ${from}`);
  await writeFile(place, changed);
  return () => writeFile(place, text);
}

/** Adds files to a remote's repository. */
export async function addFiles(folder: string, files: Readonly<Record<string, string | Buffer>>) {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
}

/**
 * Adds a remote to this page: its line in `/remotes.json`, and its files on an origin that the policy allows.
 * @returns what deploys another build to the open page
 */
export async function deployFor(page: Page, name: string, dist: string): Promise<(dist: string) => void> {
  const origin = `${urls.games}/outside/`;
  const builds: string[] = [];
  const deploy = (build: string) => void builds.push(build);
  deploy(dist);
  await page.route('**/remotes.json*', async (route) => {
    const response = await route.fetch();
    const remotes = (await response.json()) as object;
    const entry = `${origin}${name}/${builds.length}/mf-manifest.json`;
    await route.fulfill({ json: { ...remotes, [name]: { entry } } });
  });
  await serveFolder(page, `${origin}${name}/`, (file) => {
    const [, build, rest = ''] = /^(\d+)\/(.*)/.exec(file) ?? [];
    return path.join(builds[Number(build) - 1] ?? dist, rest);
  });
  return deploy;
}
