import { chmod, readdir } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../terminal';

/** What is served to everybody, and the folders of other platforms, which may be running. */
const LEFT_AS_IT_IS = /^(site|builds|offset-.*)$/;

/**
 * Leaves a data folder, with all that it holds, to its owner only. The modes before do not count.
 * @throws Failure when it belongs to another user
 */
export async function keepPrivate(folder: string): Promise<void> {
  await closeToOthers(folder, (entry) => !LEFT_AS_IT_IS.test(entry)).catch((error: NodeJS.ErrnoException) => {
    throw new Failure(
      `The data folder ${folder} cannot be kept private (${error.code}): choose another with --data DIR.`,
    );
  });
}

async function closeToOthers(folder: string, concerns: (entry: string) => boolean): Promise<void> {
  await chmod(folder, 0o700);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const entryPath = path.join(folder, entry.name);
    if (!concerns(entry.name)) continue;
    if (entry.isDirectory()) await closeToOthers(entryPath, () => true);
    else if (entry.isFile()) await chmod(entryPath, 0o600);
  }
}
