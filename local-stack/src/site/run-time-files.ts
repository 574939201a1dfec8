import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RuntimeConfig } from '@ninefold/contracts';
import { isOwnRemote, REMOTES_FOLDER, type SiteRemotes } from './deployed-remotes';
import type { SiteFolders } from './site-folders';

export interface RunTimeFiles {
  readonly site: SiteFolders;
  readonly config: RuntimeConfig;
  readonly remotes: SiteRemotes;
}

/** A file that the shell reads when a page is opened. */
export const runTimeFile = (site: SiteFolders, name: string) => path.join(site.shell, `${name}.json`);

/** The line of a remote of another repository. */
export const ownFileOf = (site: SiteFolders, remote: string) =>
  runTimeFile(site, `${REMOTES_FOLDER}/${remote}`);

/** The shell's run-time files: remotes of other repositories have a file each. */
export async function writeRunTimeFiles({ site, config, remotes }: RunTimeFiles): Promise<void> {
  await mkdir(path.join(site.shell, REMOTES_FOLDER), { recursive: true });
  const lines = Object.entries(remotes);
  const own = Object.fromEntries(lines.filter(([name]) => isOwnRemote(name)));
  const files = [
    [runTimeFile(site, 'config'), config],
    [runTimeFile(site, 'remotes'), own],
    ...lines
      .filter(([name]) => !isOwnRemote(name))
      .map(([name, line]) => [ownFileOf(site, name), line] as const),
  ] as const;
  for (const [file, content] of files) await writeFile(file, JSON.stringify(content, null, 2));
}
