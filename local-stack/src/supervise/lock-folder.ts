import path from 'node:path';
import lockfile from 'proper-lockfile';

export const LOCK = 'lock';

/** The lock of a process that was killed counts no longer. By then what the process started has ended as well. */
const STALE_MS = 4_000;
const INTERVAL_MS = 1_000;

/**
 * Locks a folder for this process, which stops when another one takes it. It waits for the end of a process that was killed.
 * @param waits how often it asks again, each second
 * @returns what gives the folder back; undefined when another running process has it
 */
export async function lockFolder(folder: string, waits: number = STALE_MS / INTERVAL_MS + 1) {
  let held: Promise<() => Promise<void>>;
  const take = (retries: number): typeof held =>
    (held = lockfile.lock(folder, {
      lockfilePath: path.join(folder, LOCK),
      stale: STALE_MS,
      update: INTERVAL_MS,
      retries: { retries, minTimeout: INTERVAL_MS, maxTimeout: INTERVAL_MS },
      // A busy process refreshes it too late: it stops only if another one has the folder by now.
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
