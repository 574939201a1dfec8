import { rm } from 'node:fs/promises';
import { endAll } from '../src/testing/spawn-backend';
import { leaveTestCluster } from '../src/testing/test-cluster';
import { sharedBackend } from '../src/testing/shared-backend';

export default async function tearDown(): Promise<void> {
  await endAll();
  await leaveTestCluster();
  await rm(sharedBackend().folder, { recursive: true, force: true });
}
