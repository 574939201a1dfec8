import { setTimeout as pause } from 'node:timers/promises';
import { partsOf } from './parts';
import type { Platform } from './start-platform';

const POLL_MS = 50;

/** Ends the server of one remote, as a crash would. */
export async function killRemote({ dataFolder }: Platform, name: string): Promise<void> {
  process.kill((await partsOf(dataFolder))[name] ?? 0, 'SIGKILL');
}

/** Resolves when the platform has printed the text; the timeout of the test is the limit. */
export async function untilPrinted({ output }: Platform, text: string): Promise<void> {
  while (!output().includes(text)) await pause(POLL_MS);
}
