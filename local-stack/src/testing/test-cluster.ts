import { randomBytes } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { PLATFORM_DATABASE, createDatabase } from '../postgres/start-cluster';
import type { ServeOptions } from '../backend/options';
import { makePrograms, programFile } from '../../../tools/jest/programs';

const ROOT = path.resolve(__dirname, '../../..');

interface TestCluster {
  /** Number of setups in this run that use it. */
  users: number;
  readonly stop: () => Promise<void>;
}

declare global {
  // The setups of all packages run in one process and can only share globals.
  var testCluster: Promise<TestCluster> | undefined;
}

const EventSchema = v.object({ url: v.optional(v.string()), error: v.optional(v.string()) });

/** A real Postgres for the tests of all packages, started by the first setup that needs it. */
export async function useTestCluster(options: Omit<ServeOptions, 'port' | 'mailFile'>): Promise<void> {
  globalThis.testCluster ??= startTestCluster(options);
  (await globalThis.testCluster).users += 1;
}

/** Stops it after its last user. */
export async function leaveTestCluster(): Promise<void> {
  const cluster = await globalThis.testCluster;
  if (!cluster) return;
  cluster.users -= 1;
  if (cluster.users > 0) return;
  globalThis.testCluster = undefined;
  await cluster.stop();
}

async function startTestCluster(options: object): Promise<TestCluster> {
  makePrograms();
  const child = spawn(process.execPath, [programFile('local-stack/src/testing/serve-cluster.ts')], {
    cwd: ROOT,
    env: { ...process.env, BACKEND_OPTIONS: JSON.stringify({ ...options, port: 0 }) },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const closed = once(child, 'close');
  const [line = '{}'] = await Promise.race([
    once(createInterface(child.stdout), 'line') as Promise<[string]>,
    closed.then((): [] => []),
  ]);
  const { url, error } = v.parse(EventSchema, JSON.parse(line));
  if (url) process.env.TEST_CLUSTER = url;
  else {
    process.stderr.write(
      `${error ?? 'Postgres ended at its start.'} The tests use the embedded database, and some races are skipped.\n`,
    );
  }
  return {
    users: 0,
    async stop() {
      child.stdin.end();
      await closed;
    },
  };
}

/** False on systems without a Postgres. */
export const hasTestCluster = (): boolean => Boolean(process.env.TEST_CLUSTER);

/** The URL of a database of the test cluster. */
function urlOf(database: string): string {
  const url = new URL(process.env.TEST_CLUSTER ?? '');
  url.pathname = `/${database}`;
  return url.href;
}

/** Backend options for a new database, migrated and empty or a copy of another; none on systems without a Postgres. */
export async function newTestDatabase(template = PLATFORM_DATABASE): Promise<{ databaseUrl?: string }> {
  if (!hasTestCluster()) return {};
  const name = `test_${randomBytes(6).toString('hex')}`;
  await createDatabase({ urlOf }, name, template);
  return { databaseUrl: urlOf(name) };
}
