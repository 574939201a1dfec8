import { randomUUID } from 'node:crypto';
import { Failure } from '../failure';
import type { Store } from './store';

/** A terminal or a CI service ends a program with these. */
const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Runs one deployment at a time. The lock is a file that only one of them can create. A deployment that is canceled
 * removes it too.
 * @throws Failure when another one holds it, or has crashed and left it behind
 */
export async function withLock(
  store: Store,
  name: string,
  { what, since }: { readonly what: string; readonly since: Date },
  run: () => Promise<void>,
): Promise<void> {
  // No other deployment writes this text, not even an equal one at the same moment.
  const lock = `${JSON.stringify({ what, since, id: randomUUID() })}\n`;
  if (!(await store.replace(name, lock, undefined))) {
    const holder = (await store.read(name))?.text.trim() ?? 'one that has just ended';
    throw new Failure(
      `Another deployment is running: ${holder}. If it has crashed, delete ${store.place(name)} and try again.`,
    );
  }
  async function release(): Promise<void> {
    // Somebody may have deleted it by hand, and another deployment may hold its own one.
    if ((await store.read(name))?.text === lock) await store.remove(name);
  }
  const cancel = (signal: keyof typeof SIGNALS) =>
    void release().finally(() => process.exit(SIGNALS[signal]));
  const signals = Object.keys(SIGNALS) as (keyof typeof SIGNALS)[];
  for (const signal of signals) process.once(signal, cancel);
  try {
    await run();
  } finally {
    for (const signal of signals) process.off(signal, cancel);
    await release();
  }
}
