import { rm } from 'node:fs/promises';
import { endAll } from '../src/testing/spawn-backend';
import { sharedBackend } from '../src/testing/shared-backend';

export default async function tearDown(): Promise<void> {
  await endAll();
  await rm(sharedBackend().folder, { recursive: true, force: true });
}
