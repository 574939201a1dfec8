import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemotesFile, RuntimeConfig } from 'shared-contracts';
import { packageOf, REMOTES_FILE, RUNTIME_CONFIG, type SiteFolders, WEB_PARTS } from './site-folders';
import { writePages } from './write-pages';

export interface Deployment {
  readonly site: SiteFolders;
  readonly config: RuntimeConfig;
  readonly remotes: RemotesFile;
}

/** Where a package's build left its files. */
export type BuiltFolderOf = (packageName: string) => string;

/** Forgets what was deployed before. */
export async function emptySite(site: SiteFolders): Promise<void> {
  for (const part of WEB_PARTS) await rm(site[part], { recursive: true, force: true });
}

/**
 * Copies what was built to where it is served from, and writes what differs between deployments. A copy, because
 * the next build must not take files away from under a running platform; what is there stays, for pages that are
 * open.
 */
export async function deploySite(
  { site, config, remotes }: Deployment,
  builtFolderOf: BuiltFolderOf,
  signal: AbortSignal,
): Promise<void> {
  for (const part of WEB_PARTS) {
    await mkdir(site[part], { recursive: true });
    await cp(builtFolderOf(packageOf(part)), site[part], { recursive: true });
  }
  await writeFile(path.join(site.shell, RUNTIME_CONFIG), JSON.stringify(config, null, 2));
  await writeFile(path.join(site.shell, REMOTES_FILE), JSON.stringify(remotes, null, 2));
  await writePages(site, signal);
}
