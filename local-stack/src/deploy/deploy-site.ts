import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { REMOTE_NAMES, type RemotesFile, type RuntimeConfig } from '@ninefold/contracts';
import { packageOf, program, ROOT } from '../repository';
import { type WebPart, WEB_PARTS } from '../settings/ports';
import { runNode } from '../supervise/node-child';
import { Failure } from '../terminal';

/** The folder that each origin serves. */
export type SiteFolders = Readonly<Record<WebPart, string>>;

export interface Deployment {
  readonly site: SiteFolders;
  readonly config: RuntimeConfig;
  readonly remotes: RemotesFile;
  /** Further origins that remotes may be loaded from, as `REMOTE_ORIGINS` lists them. */
  readonly remoteOrigins: string;
}

/** The folder where a package's build wrote its files. */
export type BuiltFolderOf = (packageName: string) => string;

export function siteFolders(site: string): SiteFolders {
  return Object.fromEntries(WEB_PARTS.map((part) => [part, path.join(site, part)])) as SiteFolders;
}

/** Deletes what was deployed before. */
export async function emptySite(site: SiteFolders): Promise<void> {
  for (const part of WEB_PARTS) await rm(site[part], { recursive: true, force: true });
}

/**
 * Copies the built files to the folders that are served, and writes the files that differ between deployments.
 * The next build can then replace its own files while the platform runs. Files of an earlier deployment stay, because
 * open pages still load them.
 * @param pageOptions further options of the pages' writer
 * @throws Failure when the shell's pages cannot be written
 */
export async function deploySite(
  { site, config, remotes, remoteOrigins }: Deployment,
  builtFolderOf: BuiltFolderOf,
  signal: AbortSignal,
  pageOptions: readonly string[] = [],
): Promise<void> {
  for (const part of WEB_PARTS) {
    await mkdir(site[part], { recursive: true });
    await cp(builtFolderOf(packageOf(part)), site[part], { recursive: true });
  }
  const configFile = path.join(site.shell, 'config.json');
  const remotesFile = path.join(site.shell, 'remotes.json');
  await writeFile(configFile, JSON.stringify(config, null, 2));
  await writeFile(remotesFile, JSON.stringify(remotes, null, 2));

  const writePages = program(
    'shell/scripts/write-pages.ts',
    ...['--config', configFile],
    ...['--remotes', remotesFile],
    ...['--shell', site.shell],
    ...['--out', site.shell],
    ...pageOptions,
    ...['--remote-origins', remoteOrigins],
    // From the files, because the remotes' servers start later.
    ...REMOTE_NAMES.flatMap((name) => ['--manifest', `${name}=${path.join(site[name], 'mf-manifest.json')}`]),
  );
  const { succeeded, output } = await runNode({ command: writePages, cwd: ROOT }, signal);
  if (!succeeded) throw new Failure(`${output}\nThe pages of the shell could not be written.`);
}
