import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const AXE = require.resolve('axe-core/axe.min.js');

/** Named by the hash of its content, so that browsers cache it. */
export const AXE_FILE = `axe-core.${createHash('sha256').update(readFileSync(AXE)).digest('hex').slice(0, 12)}.js`;

/**
 * Serves axe with the shell's own scripts, because sending half a megabyte through the browser's debugger takes longer
 * than axe itself.
 */
export function deployAxe(dataFolder: string): void {
  const file = path.join(dataFolder, 'site/shell', AXE_FILE);
  copyFileSync(AXE, file);
  writeFileSync(`${file}.gz`, gzipSync(readFileSync(AXE)));
}
