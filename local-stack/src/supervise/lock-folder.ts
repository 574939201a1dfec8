import path from 'node:path';
import lockfile from 'proper-lockfile';

/** The entry of a locked folder. */
export const LOCK = 'lock';

/** The lock of a process that was killed counts no longer. By then what the process started has ended as well. */
const STALE_MS = 4_000;
const INTERVAL_MS = 1_000;

/**
 * Locks a folder for this process, which stops when it loses the lock. It waits for the end of a process that was killed.
 * @param waits how often it asks again, each second
 * @returns what gives the folder back; undefined when another running process has it
 */
export async function lockFolder(
  folder: string,
  waits: number = STALE_MS / INTERVAL_MS + 1,
): Promise<(() => Promise<void>) | undefined> {
  try {
    return await lockfile.lock(folder, {
      lockfilePath: path.join(folder, LOCK),
      stale: STALE_MS,
      update: INTERVAL_MS,
      retries: { retries: waits, minTimeout: INTERVAL_MS, maxTimeout: INTERVAL_MS },
      onCompromised: () => process.kill(process.pid, 'SIGTERM'),
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ELOCKED') return undefined;
    throw error;
  }
}
