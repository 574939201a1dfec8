import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../failure';

export const MANIFEST = 'mf-manifest.json';

/** The files that a build of a remote wrote, by their paths in its folder. */
export interface Build {
  /** The same for the same files, on any machine. */
  readonly id: string;
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

/** @throws Failure when the folder has no manifest */
export const readBuild = (folder: string): Promise<Build> =>
  readFolder(folder, MANIFEST, 'build the remote first');

/** The shell's build with its pages. @throws Failure when the folder has no pages */
export const readShell = (folder: string): Promise<Build> =>
  readFolder(folder, 'index.html', 'build the shell and write its pages first');

async function readFolder(folder: string, needed: string, advice: string): Promise<Build> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)).replaceAll(path.sep, '/'),
    )
    .sort();
  if (!names.includes(needed)) throw new Failure(`${folder} has no ${needed}: ${advice}.`);
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const hash = createHash('sha256');
  for (const name of names) {
    const content = await readFile(path.join(folder, name));
    files.set(name, content);
    hash.update(`${name}\0${content.byteLength}\0`).update(content);
  }
  return { id: hash.digest('hex').slice(0, 12), files };
}
