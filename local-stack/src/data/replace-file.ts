import { open, rename, rm } from 'node:fs/promises';

/** What stands beside a file while it is written. */
export const draftOf = (file: string): string => `${file}.draft`;

/**
 * Writes a file, for its owner only. It resolves when the text is on the disk; whatever ends it before, a kill or a full
 * disk, leaves the file as it was.
 */
export async function replaceFile(file: string, text: string): Promise<void> {
  const draft = draftOf(file);
  try {
    const handle = await open(draft, 'w', 0o600);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    // Half a draft would keep a full disk full.
    await rm(draft, { force: true }).catch(() => undefined);
    throw Object.assign(error as NodeJS.ErrnoException, { path: file });
  }
}
