import { setTimeout as pause } from 'node:timers/promises';
import type { Part } from '../parts/product-parts';
import { Failure } from '../terminal';
import type { PartProcess } from './part-process';

const INTERVAL_MS = 200;
const REQUEST_TIMEOUT_MS = 5_000;
/** The first start of the embedded database is slow on a slow machine. */
const START_TIMEOUT_MS = 120_000;
const SHOWN_CHARACTERS = 200;

/** Resolves when the part's health check succeeds. @throws Failure when the part ends before, or at the timeout */
export async function untilHealthy({ part, ended }: PartProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  let reason: string | undefined;
  void ended.then((why) => (reason = why));
  for (;;) {
    const problem = await healthProblem(part);
    if (problem === undefined) return;
    if (reason !== undefined) throw new Failure(`${part.title} did not start (${reason}).`);
    if (Date.now() > deadline) throw new Failure(`${part.title} is not well: ${problem}`);
    await pause(INTERVAL_MS);
  }
}

/** Resolves to undefined for a healthy part. */
export async function healthProblem(
  { healthUrl }: Part,
  timeoutMs: number = REQUEST_TIMEOUT_MS,
): Promise<string | undefined> {
  try {
    const response = await fetch(healthUrl, { signal: AbortSignal.timeout(timeoutMs) });
    const text = await response.text();
    return response.ok ? undefined : `${response.status} ${text.slice(0, SHOWN_CHARACTERS)}`;
  } catch {
    return 'no response';
  }
}
