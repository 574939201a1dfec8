import { createHash } from 'node:crypto';

/**
 * A version that differs when the content does: npm does not look into an archive whose version it has installed. It is
 * a prerelease, since npm leaves build parts out of the names of archives. The letter keeps a digest of digits alone from
 * being a number, which may not begin with 0.
 * @param contents texts that the package consists of
 */
export function contentVersion(version: string, contents: readonly string[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(`${content.length}\0`).update(content);
  return `${version}-c${hash.digest('hex').slice(0, 12)}`;
}
