import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Of programs, and what a crash left of one. */
const FOLDER = /^programs-[0-9a-f]{16}(\.draft-\w+)?$/;
const WEEK_MS = 7 * 24 * 3_600_000;

/**
 * Writes a folder of programs, and removes those beside it that were not used for a week. The folder gets its name last:
 * after a crash, no half-written one has it.
 * @param {string} folder it does not exist yet
 * @param {readonly { file: string, contents: Uint8Array }[]} files `file` is a place in the folder
 */
export async function keepPrograms(folder, files) {
  const cache = path.dirname(folder);
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(`${folder}.draft-`);
  for (const { file, contents } of files) {
    const kept = path.join(draft, file);
    await mkdir(path.dirname(kept), { recursive: true });
    await writeFile(kept, contents);
  }
  // Two starts at the same time write the same files: the rename of the second one fails.
  await rename(draft, folder).catch(async (error) => {
    await rm(draft, { recursive: true });
    if (!existsSync(folder)) throw error;
  });
  await removeOld(cache);
}

async function removeOld(cache) {
  for (const name of (await readdir(cache)).filter((entry) => FOLDER.test(entry))) {
    const old = path.join(cache, name);
    const used = await stat(old).catch(() => undefined);
    if (used && Date.now() - used.mtimeMs > WEEK_MS) await rm(old, { recursive: true, force: true });
  }
}
