import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Platform } from './start-platform';

const HASHED = /\.([0-9a-f]{8})\.[a-z0-9.]+$/;
const TEXT = /\.(js|css|html|json)$/;

export const shellFolder = ({ dataFolder }: Platform) => path.join(dataFolder, 'site/shell');

/** The hashed files of the shell that is served, except compressed copies. */
const hashedFiles = async (folder: string) =>
  (await readdir(folder)).filter((name) => HASHED.test(name) && !name.endsWith('.gz'));

/** A copy of the shell in which every hashed file has another hash, as after a change of all of them. */
export async function newerShell(platform: Platform) {
  const dist = await mkdtemp(path.join(tmpdir(), 'newer-shell-'));
  await cp(shellFolder(platform), dist, { recursive: true, filter: (file) => !file.endsWith('.gz') });
  const hashes = new Map(
    (await hashedFiles(dist)).map((name) => {
      const hash = HASHED.exec(name)?.[1] ?? '';
      return [hash, createHash('sha256').update(hash).digest('hex').slice(0, 8)];
    }),
  );
  const renewed = (text: string) => text.replaceAll(/[0-9a-f]{8}/g, (found) => hashes.get(found) ?? found);
  for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile()) continue;
    if (TEXT.test(file)) await writeFile(file, renewed(await readFile(file, 'utf8')));
    await rename(file, path.join(entry.parentPath, renewed(entry.name)));
  }
  return { dist, discard: () => rm(dist, { recursive: true, force: true }) };
}

/** Removes the hashed files of the shell that this folder does not have, as a deployment does after 30 days. */
export async function removeOldShell(platform: Platform, dist: string): Promise<void> {
  const folder = shellFolder(platform);
  const kept = new Set(await readdir(dist));
  for (const name of await readdir(folder))
    if (HASHED.test(name) && !kept.has(name)) await rm(path.join(folder, name));
}
