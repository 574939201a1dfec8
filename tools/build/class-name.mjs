import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The class name that a package's bundle gives to a class of a CSS module. It depends on the names alone, so that the
 * pages, which are written by another program, have the same ones.
 * Remotes bundle @ninefold/ui at different versions, so the bundling package is part of each name.
 * @param {string} bundle the package that is built
 * @param {string} file absolute path of the CSS module
 * @param {string} local the name in the file
 * @returns {string}
 */
export function className(bundle, file, local) {
  const place = path.relative(ROOT, file).replaceAll(path.sep, '/');
  const hash = createHash('sha256').update(`${place} ${local}`).digest('base64url').slice(0, 5);
  return `${bundle}_${hash}`;
}
