import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The files of a folder in the order of `schema_paths` in config.toml, which is alphabetical. */
export async function readSchemaFiles(folder: string): Promise<readonly { name: string; sql: string }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(path.join(folder, name), 'utf8') })),
  );
}
