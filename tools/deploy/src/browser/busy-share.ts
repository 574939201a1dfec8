import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { within } from './within';

/**
 * Waits, and measures meanwhile how much of the time the page's main thread was busy.
 * @returns a share from 0 to 1
 * @throws Unresponsive when the page does not answer in time
 */
export async function busyShare(page: Page, milliseconds: number, answerMs: number): Promise<number> {
  const session = await within(answerMs, page.context().newCDPSession(page));
  await within(answerMs, session.send('Performance.enable'));
  async function read() {
    const { metrics } = await within(answerMs, session.send('Performance.getMetrics'));
    const valueOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
    return { busy: valueOf('TaskDuration'), time: valueOf('Timestamp') };
  }
  const start = await read();
  await pause(milliseconds);
  const end = await read();
  return (end.busy - start.busy) / (end.time - start.time);
}
