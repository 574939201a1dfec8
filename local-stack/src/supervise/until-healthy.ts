import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../failure';
import type { PartProcess } from './part-process';

const INTERVAL_MS = 100;
const ATTEMPT_MS = 5_000;
/** The embedded database takes its time on a slow machine the first time. */
const PATIENCE_MS = 120_000;

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(ATTEMPT_MS) })).ok;
  } catch {
    return false;
  }
}

/** Resolves when the part answers its health check. @throws Failure when it ends before, or takes too long */
export async function untilHealthy({ part, ended }: PartProcess): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  let reason: string | undefined;
  void ended.then((why) => (reason = why));
  while (!(await isHealthy(part.healthUrl))) {
    if (reason !== undefined) throw new Failure(`${part.title} did not start (${reason}).`);
    if (Date.now() > deadline) throw new Failure(`${part.title} does not answer at ${part.healthUrl}.`);
    await pause(INTERVAL_MS);
  }
}
