import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { REMOTE_NAMES } from '@ninefold/contracts';
import * as v from 'valibot';
import writeFileAtomic from 'write-file-atomic';
import type { DataFolder } from '../data/data-folder';
import { type Ports, urlOf, type WebPart, WEB_PARTS } from '../settings/ports';
import type { SiteFolders } from './site-folders';

const LineSchema = v.looseObject({ entry: v.string() });
const RemotesSchema = v.record(v.string(), LineSchema);

/** The lines of the local site: the remotes of this checkout, and deployed ones of other repositories. */
export type SiteRemotes = Readonly<v.InferOutput<typeof RemotesSchema>>;

/** What a start deployed, and the origin of each part at that time. */
const StartedSchema = v.object({ origins: v.record(v.string(), v.string()), remotes: RemotesSchema });

interface Site {
  readonly data: Pick<DataFolder, 'started' | 'deployed'>;
  readonly folders: SiteFolders;
  readonly ports: Ports;
}

/** In the folder of the shell: `<name>.json` has the line of a remote of another repository. */
export const REMOTES_FOLDER = 'remotes';

export const isOwnRemote = (name: string): boolean => REMOTE_NAMES.some((own) => own === name);

/** In the folder of each remote that `npm run deploy` has written to. */
const HISTORY = 'deployments.json';

/**
 * Entries that `npm run deploy` has written since the last start. Their URLs, and those in the histories for rollbacks,
 * follow the platform's ports.
 */
export async function deployedLines({ data, folders, ports }: Site): Promise<SiteRemotes> {
  const started = await readFile(data.started, 'utf8').catch(() => undefined);
  if (started === undefined) return {};
  const { origins } = v.parse(StartedSchema, JSON.parse(started));
  const now = new Map(WEB_PARTS.map((part) => [origins[part], urlOf(ports, part)]));
  const moved = (text: string) =>
    text.replaceAll(/http:\/\/localhost:\d+/g, (origin) => now.get(origin) ?? origin);
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(moved(await readFile(file, 'utf8').catch(() => '{}')));
  const readLines = async (file: string) => v.parse(RemotesSchema, await read(file));

  for (const history of await historiesIn(folders))
    await writeFileAtomic(history, moved(await readFile(history, 'utf8')));
  const { remotes } = v.parse(StartedSchema, JSON.parse(moved(started)));
  const listed = Object.entries(await readLines(path.join(folders.shell, 'remotes.json')));
  const lines = listed.filter(([name, line]) => !isDeepStrictEqual(line, remotes[name]));
  const own = (await ownFilesIn(folders)).map(async ([name, file]) => {
    const line = v.safeParse(LineSchema, await read(file).catch(() => undefined));
    if (line.success) return [[name, line.output] as const];
    // Another team's mistake must not stop the start.
    console.warn(`${file} is malformed: the site starts without ${name}. Deploy it again.`);
    return [];
  });
  return {
    ...(await readLines(data.deployed)),
    ...Object.fromEntries(lines),
    ...Object.fromEntries((await Promise.all(own)).flat()),
  };
}

/** Remotes of other repositories by their names, with the files of their lines. */
async function ownFilesIn({
  shell,
}: SiteFolders): Promise<readonly (readonly [name: string, file: string])[]> {
  const folder = path.join(shell, REMOTES_FOLDER);
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.json'));
  return files
    .map((file) => [path.basename(file, '.json'), path.join(folder, file)] as const)
    .filter(([name]) => !isOwnRemote(name));
}

async function historiesIn(folders: SiteFolders): Promise<readonly string[]> {
  const files = await Promise.all(
    Object.values(folders).map(async (folder) =>
      (await readdir(folder).catch(() => [])).map((entry) => path.join(folder, entry, HISTORY)),
    ),
  );
  return files.flat().filter((file) => existsSync(file));
}

/** Stores deployed entries that are not in the site. */
export const storeDeployed = ({ data }: Pick<Site, 'data'>, lines: SiteRemotes): Promise<void> =>
  writeFileAtomic(data.deployed, JSON.stringify(lines));

/** Removes what the last start added to the site, keeps builds deployed next to it, and records the new state. */
export async function beginSite({ data, folders, ports }: Site, remotes: SiteRemotes): Promise<void> {
  for (const folder of Object.values(folders)) {
    const entries = await readdir(folder).catch(() => []);
    const old = entries.filter((entry) => !existsSync(path.join(folder, entry, HISTORY)));
    await Promise.all(old.map((entry) => rm(path.join(folder, entry), { recursive: true, force: true })));
  }
  const origins: Record<WebPart, string> = Object.fromEntries(
    WEB_PARTS.map((part) => [part, urlOf(ports, part)]),
  ) as Record<WebPart, string>;
  await writeFileAtomic(data.started, JSON.stringify({ origins, remotes }));
}
