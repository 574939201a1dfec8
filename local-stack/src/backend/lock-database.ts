import { chmod, mkdir, realpath } from 'node:fs/promises';
import { lockFolder } from '../supervise/lock-folder';
import { Failure } from '../terminal';

/**
 * Takes a database for this process, and closes it to other users. The lock is beside the real folder, because Postgres
 * recovers from a crash only without other files in its folder.
 * @returns its real path: the embedded Postgres does not recover through a link
 * @throws Failure when another running process has it: two that write into one database destroy it
 */
export async function lockDatabase(folder: string): Promise<string> {
  await chmod(folder, 0o700);
  const real = await realpath(folder);
  const locks = `${real}.lock`;
  await mkdir(locks, { recursive: true, mode: 0o700 });
  if (await lockFolder(locks)) return real;
  throw new Failure(`The database in ${folder} is in use by another process.`);
}
