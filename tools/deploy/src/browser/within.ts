import { setTimeout as pause } from 'node:timers/promises';

/** A page did not answer in time. */
export class Unresponsive extends Error {}

/**
 * Playwright waits for a page's answer without a limit.
 * @throws Unresponsive when it does not come in time
 */
export async function within<Answer>(milliseconds: number, answer: Promise<Answer>): Promise<Answer> {
  const timer = new AbortController();
  const late = pause(milliseconds, undefined, { signal: timer.signal }).then(() => {
    throw new Unresponsive();
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    timer.abort();
  }
}
