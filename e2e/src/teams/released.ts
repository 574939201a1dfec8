import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { urls } from '../platform/ports';
import { ROOT, runIn } from './run-in';

/** The deployed commit. */
const RELEASED = process.env['RELEASED'] ?? 'HEAD^';

/** The last release's builds. */
export interface Release {
  /** The folder of a package's built files: `mfe-games`. */
  dist(packageName: string): string;
  /** The shell's files, with its pages for the running platform. */
  readonly site: string;
  discard(): Promise<void>;
}

/** Builds the last release from its sources and its own lock file, outside of this repository. */
export async function buildRelease(): Promise<Release> {
  const home = await mkdtemp(path.join(tmpdir(), 'released-'));
  const archive = path.join(home, 'sources.tar');
  await runIn(ROOT, 'git', 'archive', '--output', archive, RELEASED);
  await runIn(home, 'tar', '-xf', archive);
  await runIn(home, 'npm', 'ci', '--no-audit', '--no-fund', '--prefer-offline');
  await runIn(home, 'npm', 'run', 'build');
  const dist = (packageName: string) => path.join(home, packageName, 'dist');
  return {
    dist,
    site: await writeSite(home, dist('shell')),
    discard: () => rm(home, { recursive: true, force: true }),
  };
}

async function writeSite(home: string, shell: string): Promise<string> {
  const files = path.join(home, 'run-time-files');
  await mkdir(files);
  const copies = ['config', 'remotes'].map(async (name) => {
    const response = await fetch(`${urls.shell}/${name}.json`);
    const file = path.join(files, `${name}.json`);
    await writeFile(file, await response.text());
    return [`--${name}`, file];
  });
  const options = (await Promise.all(copies)).flat();
  await runIn(home, 'npx', 'tsx', 'shell/scripts/write-pages.ts', ...options, '--out', shell);
  return shell;
}
