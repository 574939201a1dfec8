import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = import.meta.dirname;

/** Not sources of a build. The lock file has the versions of all libraries, and the digests of `packages/`. */
const LEFT_OUT = ['node_modules', 'dist', 'packages'];

/**
 * A short name for what this remote is built from. Equal inputs give the same name on any machine.
 * After a deploy, an open page may load a second build of this remote. With the same name, it would get the modules of
 * the first one, so "Try again" would repeat the failure that the deploy has fixed.
 */
export function buildDigest() {
  const hash = createHash('sha256');
  for (const file of filesIn('').sort()) hash.update(file).update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex').slice(0, 8);
}

/** The files below a folder, which ends in a slash, by their paths in the repository: without tests and hidden ones. */
function filesIn(folder) {
  const entries = readdirSync(path.join(ROOT, folder), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const { name } = entry;
    if (name.startsWith('.') || LEFT_OUT.includes(name) || name.includes('.test.')) return [];
    if (entry.isDirectory()) return filesIn(`${folder}${name}/`);
    return entry.isFile() ? [`${folder}${name}`] : [];
  });
}
