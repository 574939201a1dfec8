import { until } from './until';
import { partsOf } from './parts';
import type { Platform } from './start-platform';

/** Kills the server of one remote, as a crash would. */
export async function killRemote({ dataFolder }: Platform, name: string): Promise<void> {
  const pid = (await partsOf(dataFolder))[name];
  // 0 would be this process's own group.
  if (!pid) throw new Error(`No part of the platform is called ${name}.`);
  process.kill(pid, 'SIGKILL');
}

/** Resolves when the platform has printed the text. */
export async function untilPrinted({ output }: Platform, text: string): Promise<void> {
  await until(`“${text}” from the platform`, async () => output().includes(text) || undefined);
}
