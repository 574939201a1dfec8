import path from 'node:path';
import lockfile from 'proper-lockfile';

export const LOCK = 'lock';

/** When the lock of a killed process expires. By then, its children have ended too. */
const STALE_MS = 4_000;
const INTERVAL_MS = 1_000;

/**
 * Locks a folder for this process, which stops if another one takes the lock. It waits for the lock of a killed process
 * to expire.
 * @param waits number of attempts, one per second
 * @returns a function that releases the lock; undefined when another running process holds it
 */
export async function lockFolder(folder: string, waits: number = STALE_MS / INTERVAL_MS + 1) {
  let held: Promise<() => Promise<void>>;
  const take = (retries: number): typeof held =>
    (held = lockfile.lock(folder, {
      lockfilePath: path.join(folder, LOCK),
      stale: STALE_MS,
      update: INTERVAL_MS,
      retries: { retries, minTimeout: INTERVAL_MS, maxTimeout: INTERVAL_MS },
      // A busy process may refresh its lock too late. It stops only if another one holds the lock by then.
      onCompromised: () => void take(0).catch(() => process.kill(process.pid, 'SIGTERM')),
    }));
  try {
    await take(waits);
    return async () => (await held)();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ELOCKED') return undefined;
    throw error;
  }
}
