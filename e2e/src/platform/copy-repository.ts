import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');
const MODULES = 'node_modules';
const NOT_SOURCE = new Set(['.git', '.cache', '.local', 'coverage', 'dist', MODULES]);

/** A copy that a test may change while others read the original. */
export interface Repository {
  readonly folder: string;
  /**
   * Replaces a text in a file.
   * @throws if the file does not contain it
   */
  change(file: string, from: string, to: string): Promise<void>;
  discard(): Promise<void>;
}

/** Copies source files and links installed packages. */
export async function copyRepository(): Promise<Repository> {
  const folder = await mkdtemp(path.join(tmpdir(), 'repository-'));
  await cp(ROOT, folder, {
    recursive: true,
    // A file newer than webpack's server would count as a change and trigger a build.
    preserveTimestamps: true,
    filter: (file) => !NOT_SOURCE.has(path.basename(file)),
  });
  await linkModules(path.join(ROOT, MODULES), path.join(folder, MODULES));
  for (const name of await packageFolders()) {
    // Packages that only one workspace depends on.
    const modules = path.join(ROOT, name, MODULES);
    if (existsSync(modules)) await symlink(modules, path.join(folder, name, MODULES));
  }
  return {
    folder,
    async change(file, from, to) {
      const place = path.join(folder, file);
      const text = await readFile(place, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
      await writeFile(place, text.replace(from, to));
    },
    discard: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Relative to the root: `shell`, `packages/ui`, `tools/deploy`. */
async function packageFolders(): Promise<string[]> {
  const below = async (parent: string) =>
    (await readdir(path.join(ROOT, parent))).map((name) => path.join(parent, name));
  return (await Promise.all(['.', 'packages', 'tools'].map(below))).flat();
}

/** Our own packages are links to their folders here; in the copy they link to the copy's folders. */
async function linkModules(original: string, copy: string): Promise<void> {
  await mkdir(copy);
  for (const entry of await readdir(original, { withFileTypes: true })) {
    const [from, to] = [path.join(original, entry.name), path.join(copy, entry.name)];
    if (entry.name.startsWith('@')) await linkModules(from, to);
    else await symlink(entry.isSymbolicLink() ? await readlink(from) : from, to);
  }
}
