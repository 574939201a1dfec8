import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const TEST = /\.test\.|(^|[\\/])testing[\\/]/;

/** Files outside the folders that change what a build writes: the lock file has the versions of the libraries in it. */
const COMMON_FILES = ['.browserslistrc', 'package-lock.json', 'tsconfig.base.json'];

/**
 * The file that says how a package is built; undefined for one without a build of its own.
 * @param {string} directory the package's folder
 */
export const buildFileOf = (directory) =>
  ['webpack.config.mjs', 'build.mjs'].find((file) => existsSync(path.join(directory, file)));

/**
 * A short name for what a package is built from: its own sources and those of every shared package, the libraries and
 * how it is built. Equal inputs give the same name on any machine.
 * @param {string} directory the package's folder
 */
export function sourceDigest(directory) {
  const root = path.dirname(directory);
  const name = path.basename(directory);
  const packages = readdirSync(path.join(root, 'packages')).map((entry) => path.join('packages', entry));
  const sources = [name, 'shared-puzzle-engine', ...packages].map((folder) => path.join(folder, 'src'));
  const folders = ['tools/browsers', 'tools/build', ...sources, path.join(name, 'scripts')];
  const files = [
    ...folders
      .filter((folder) => existsSync(path.join(root, folder)))
      .flatMap((folder) => filesBelow(root, folder)),
    path.join(name, buildFileOf(directory)),
    ...COMMON_FILES,
  ];
  const hash = createHash('sha256');
  for (const file of files.sort())
    hash.update(file.replaceAll(path.sep, '/')).update(readFileSync(path.join(root, file)));
  return hash.digest('hex').slice(0, 8);
}

const filesBelow = (root, folder) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .map((file) => path.join(folder, String(file)))
    .filter((file) => !TEST.test(file) && statSync(path.join(root, file)).isFile());
