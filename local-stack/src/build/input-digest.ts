import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../repository';

const NOT_INPUT = new Set(['node_modules', 'dist', '.cache']);
const IS_TEST = /\.test\.tsx?$/;

/** Files outside the packages that change what a build writes. */
const COMMON_FILES = ['package-lock.json', 'tsconfig.base.json'];

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = entries.map(async (entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return NOT_INPUT.has(entry.name) ? [] : filesBelow(full);
    return IS_TEST.test(entry.name) ? [] : [full];
  });
  return (await Promise.all(nested)).flat();
}

async function inputFiles(packageName: string): Promise<string[]> {
  const shared = (await readdir(ROOT)).filter((entry) => entry.startsWith('shared-'));
  const folders = [packageName, 'build-config', ...shared].map((folder) => path.join(ROOT, folder));
  const files = await Promise.all(folders.filter((folder) => existsSync(folder)).map(filesBelow));
  return [...files.flat(), ...COMMON_FILES.map((file) => path.join(ROOT, file))].sort();
}

/** SHA-256, in hex, of every file that a package is built from. It does not depend on dates, so a new checkout has the same. */
export async function inputDigest(packageName: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await inputFiles(packageName)) {
    hash
      .update(path.relative(ROOT, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  }
  return hash.digest('hex');
}
