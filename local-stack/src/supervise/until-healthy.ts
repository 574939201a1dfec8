import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../failure';
import type { PartProcess } from './part-process';

const INTERVAL_MS = 200;
const ATTEMPT_MS = 5_000;
/** The embedded database takes its time on a slow machine the first time. */
const PATIENCE_MS = 120_000;

const LONGEST_ANSWER = 200;

/** What is wrong, or undefined when the part is well. */
async function complaintOf(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ATTEMPT_MS) });
    return response.ok ? undefined : `${response.status} ${(await response.text()).slice(0, LONGEST_ANSWER)}`;
  } catch {
    return 'no answer';
  }
}

/** Resolves when the part answers its health check. @throws Failure when it ends before, or takes too long */
export async function untilHealthy({ part, ended }: PartProcess): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  let reason: string | undefined;
  void ended.then((why) => (reason = why));
  for (;;) {
    const complaint = await complaintOf(part.healthUrl);
    if (complaint === undefined) return;
    if (reason !== undefined) throw new Failure(`${part.title} did not start (${reason}).`);
    if (Date.now() > deadline) throw new Failure(`${part.title} is not well: ${complaint}`);
    await pause(INTERVAL_MS);
  }
}
