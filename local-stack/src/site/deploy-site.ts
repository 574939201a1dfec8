import { cp } from 'node:fs/promises';
import path from 'node:path';
import { builtFolder, packageOf, program, ROOT } from '../repository';
import { type Ports, urlOf, WEB_PARTS } from '../settings/ports';
import { runNode } from '../supervise/node-child';
import { Failure } from '../terminal';
import { compressFiles } from './compress-files';
import { runTimeFile, type RunTimeFiles, writeRunTimeFiles } from './run-time-files';

export interface Deployment extends RunTimeFiles {
  readonly ports: Ports;
  /** Further origins that remotes may be loaded from, in the format of `REMOTE_ORIGINS`. */
  readonly remoteOrigins: string;
}

/**
 * Copies built files to the served folders, and writes the files that differ between deployments. The next build can
 * then replace its own files while the platform runs.
 * @throws Failure when the shell's pages cannot be generated
 */
export async function deploySite(deployment: Deployment, signal: AbortSignal): Promise<void> {
  const { site } = deployment;
  for (const part of WEB_PARTS) {
    await cp(builtFolder(packageOf(part)), site[part], { recursive: true });
    await compressFiles(site[part]);
  }
  await writeRunTimeFiles(deployment);
  await writePages(deployment, signal);
}

/**
 * Generates the shell's pages after its files are in place.
 * @param options further options of the page generator
 * @throws Failure
 */
export async function writePages(
  deployment: Deployment,
  signal: AbortSignal,
  options: readonly string[] = [],
): Promise<void> {
  const { site, remoteOrigins } = deployment;
  const command = program(
    'shell/scripts/write-pages.ts',
    ...['--config', runTimeFile(site, 'config')],
    ...['--remotes', runTimeFile(site, 'remotes')],
    ...['--site', urlOf(deployment.ports, 'shell')],
    ...['--shell', site.shell],
    ...['--out', site.shell],
    ...['--remote-origins', remoteOrigins],
    // Read from files, because the remotes' servers start later.
    ...Object.keys(deployment.remotes).flatMap((name) => manifestOption(deployment, name)),
    ...options,
  );
  const { succeeded, output } = await runNode({ command, cwd: ROOT }, signal);
  if (!succeeded) throw new Failure(`${output}\nThe pages of the shell could not be written.`);
}

/** Manifests of remotes on other origins are fetched instead. */
function manifestOption({ site, remotes, ports }: Deployment, name: string): readonly string[] {
  const entry = remotes[name]?.entry ?? '';
  const part = WEB_PARTS.find((known) => entry.startsWith(`${urlOf(ports, known)}/`));
  return part ? ['--manifest', `${name}=${path.join(site[part], new URL(entry).pathname)}`] : [];
}
