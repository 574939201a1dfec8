import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const ROOT = path.resolve(fileURLToPath(import.meta.url), '../../..');
