import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../paths';
import { holdSocket } from '../supervise/hold-socket';

const INTERVAL_MS = 200;

/** Two stacks of one checkout share the built files: the second waits, and finds them built. */
export async function withBuildLock<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    const lock = await holdSocket(`${ROOT} build`);
    if (lock) {
      try {
        return await work();
      } finally {
        lock.close();
      }
    }
    await pause(INTERVAL_MS);
  }
}
