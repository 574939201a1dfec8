import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { stopBackendProcess } from './backend-process';

declare global {
  // Jest gives set-up and tear-down nothing else to share.
  var databaseTests: { child: ChildProcess; folder: string } | undefined;
}

export default async function tearDown(): Promise<void> {
  if (!globalThis.databaseTests) return;
  const { child, folder } = globalThis.databaseTests;
  await stopBackendProcess(child);
  await rm(folder, { recursive: true });
}
