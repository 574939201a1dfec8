import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';

const ROOT = new URL('.', import.meta.url);

/** The build's own files: its configuration, the packages, and the lock file with the versions of all libraries. */
const BUILD_FILE = /\.(mjs|json)$/;

/**
 * A short name for what this remote is built from. Equal inputs give the same name on any machine.
 * After a deploy, an open page may load a second build of this remote. With the same name, it would get the modules of
 * the first one, so "Try again" would repeat the failure that the deploy has fixed.
 */
export function buildDigest() {
  const sources = readdirSync(new URL('src', ROOT), { recursive: true }).map((file) => `src/${file}`);
  const files = [...readdirSync(ROOT).filter((file) => BUILD_FILE.test(file)), ...sources]
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('.test.') && statSync(new URL(file, ROOT)).isFile());
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file).update(readFileSync(new URL(file, ROOT)));
  return hash.digest('hex').slice(0, 8);
}
