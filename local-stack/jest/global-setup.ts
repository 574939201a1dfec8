import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ATTEMPTS_PER_NETWORK } from '../src/testing/shared-backend';
import { SETTINGS, spawnBackend } from '../src/testing/spawn-backend';
import { newTestDatabase, useTestCluster } from '../src/testing/test-cluster';

/**
 * Starts one backend for all tests that only call it. It trusts one proxy, so that each test can use its own network
 * address, does not limit repeated emails, and allows ten attempts of a kind per network.
 */
export default async function setUp(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'backend-tests-'));
  const mailFile = path.join(folder, 'mail.jsonl');
  await useTestCluster(SETTINGS);
  const options = {
    ...(await newTestDatabase()),
    mailFile,
    mailIntervalMs: 0,
    trustsProxy: true,
    attemptsPerNetwork: ATTEMPTS_PER_NETWORK,
  };
  const { url, error } = await spawnBackend(options);
  if (error) throw new Error(`The backend did not start: ${error}`);
  process.env.SHARED_BACKEND = JSON.stringify({ url, mailFile, folder });
}
