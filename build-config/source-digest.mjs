import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const TEST = /\.test\.|(^|[\\/])testing[\\/]/;

/**
 * A short name for what a package is built from: its own sources and those of every shared package.
 * The same sources give the same name on any machine.
 * @param {string} directory the package's folder
 */
export function sourceDigest(directory) {
  const root = path.dirname(directory);
  const shared = readdirSync(root).filter((entry) => entry.startsWith('shared-'));
  const hash = createHash('sha256');
  for (const folder of [path.basename(directory), ...shared].sort()) {
    const sources = path.join(root, folder, 'src');
    for (const file of readdirSync(sources, { recursive: true }).map(String).sort()) {
      const full = path.join(sources, file);
      if (TEST.test(file) || !statSync(full).isFile()) continue;
      hash.update(file).update(readFileSync(full));
    }
  }
  return hash.digest('hex').slice(0, 8);
}
