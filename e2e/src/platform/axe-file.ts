import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';

const AXE = require.resolve('axe-core/axe.min.js');

/** With the hash of its content, so that browsers keep it. */
export const AXE_FILE = `axe-core.${createHash('sha256').update(readFileSync(AXE)).digest('hex').slice(0, 12)}.js`;

/**
 * Puts axe beside the pages of the shell, from where pages load it as they load their own scripts: to send half a
 * megabyte through the browser's debugger takes longer than what axe does.
 */
export const deployAxe = (dataFolder: string): void =>
  copyFileSync(AXE, path.join(dataFolder, 'site/shell', AXE_FILE));
