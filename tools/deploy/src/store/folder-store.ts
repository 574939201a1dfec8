import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../failure';
import type { Store } from './store';

const POLL_MS = 50;
/** A write takes some milliseconds. */
const LOCK_TIMEOUT_MS = 2_000;

/** `undefined` for one code of the system. */
const unless = (code: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== code) throw error;
  return undefined;
};

export function folderStore(root: string): Store {
  const place = (name: string) => path.join(root, name);
  async function read(name: string) {
    const text = await readFile(place(name), 'utf8').catch(unless('ENOENT'));
    return text === undefined ? undefined : { text, version: text };
  }

  async function write(name: string, content: Uint8Array<ArrayBuffer>) {
    const file = place(name);
    await mkdir(path.dirname(file), { recursive: true });
    // Half a file would stay for good after a crash.
    const draft = `${file}.${randomUUID()}.draft`;
    await writeFile(draft, content);
    await rename(draft, file);
  }

  return {
    place,
    read,
    async replace(name, text, version) {
      const draft = `${place(name)}.draft`;
      await mkdir(path.dirname(draft), { recursive: true });
      const handle = await lock(draft);
      try {
        const isUnchanged = (await read(name))?.version === version;
        if (isUnchanged) {
          await handle.writeFile(text);
          await handle.sync();
        }
        await handle.close();
        await (isUnchanged ? rename(draft, place(name)) : rm(draft));
        return isUnchanged;
      } catch (error) {
        await handle.close();
        await rm(draft, { force: true });
        throw error;
      }
    },
    async put(name, content) {
      if (!existsSync(place(name))) await write(name, content);
    },
    write,
    async remove(name) {
      await rm(place(name), { force: true });
    },
  };
}

/**
 * The draft of a file is its lock too: only one process can make it, and to rename it gives it up.
 * @throws Failure when it stays
 */
async function lock(draft: string): Promise<FileHandle> {
  for (const start = Date.now(); Date.now() - start < LOCK_TIMEOUT_MS; await pause(POLL_MS)) {
    const handle = await open(draft, 'wx').catch(unless('EEXIST'));
    if (handle) return handle;
  }
  throw new Failure(
    `${draft} is left over from a deployment that has crashed. Delete it when no other deployment runs.`,
  );
}
