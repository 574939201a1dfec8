import { Failure } from '../failure';
import type { Store } from './store';

/**
 * Runs one deployment at a time. The lock is a file that only one of them can create.
 * @throws Failure when another one holds it, or has crashed and left it behind
 */
export async function withLock(
  store: Store,
  name: string,
  { what, since }: { readonly what: string; readonly since: Date },
  run: () => Promise<void>,
): Promise<void> {
  if (!(await store.replace(name, `${JSON.stringify({ what, since })}\n`, undefined))) {
    const holder = (await store.read(name))?.text.trim() ?? 'one that has just ended';
    throw new Failure(
      `Another deployment is running: ${holder}. If it has crashed, delete ${store.place(name)} and try again.`,
    );
  }
  try {
    await run();
  } finally {
    await store.remove(name);
  }
}
