import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import {
  leaveTestCluster,
  newTestDatabase,
  useTestCluster,
} from '../../local-stack/src/testing/test-cluster';
import { programFile } from '../../tools/jest/programs';
import type { TestBackend } from '../src/testing/players';

const ROOT = path.join(__dirname, '../..');

const SETTINGS = {
  cacheDir: path.join(ROOT, '.cache/databases'),
  migrationsDir: path.join(ROOT, 'supabase/migrations'),
  templatesDir: path.join(ROOT, 'supabase/templates'),
  siteUrl: 'http://localhost:3000',
  publishableKey: 'sb_publishable_for_database_tests',
  secretKey: 'sb_secret_for_database_tests_only',
  jwtSecret: 'a-secret-for-database-tests-that-is-long-enough',
};

export interface StartedBackend {
  readonly backend: TestBackend;
  readonly stop: () => Promise<void>;
}

/**
 * Starts an empty backend on a free port, as a child process because Jest cannot load it. It uses a database on a real
 * Postgres if there is one, because requests then run concurrently, as in production.
 */
export async function startTestBackend(
  /** Without a `databaseUrl` it gets its own database; with an undefined one, the embedded database. */
  given: {
    readonly databaseUrl?: string | undefined;
    readonly migrationsDir?: string;
    readonly mailIntervalMs?: number;
  } = {},
): Promise<StartedBackend> {
  const folder = await mkdtemp(path.join(tmpdir(), 'database-tests-'));
  const options = {
    ...SETTINGS,
    ...('databaseUrl' in given ? {} : await newTestDatabase()),
    ...given,
    port: 0,
    mailFile: path.join(folder, 'mail.jsonl'),
    // All accounts come from this machine, and none of them is attacked.
    attemptsPerNetwork: 1_000_000,
    // For tests of what is limited per network.
    trustsProxy: true,
    passwordCost: 4,
  };
  // These tests expect rejected requests, so the log is read only if the backend does not start.
  const log = path.join(folder, 'backend.log');
  const child = spawn(process.execPath, [programFile('local-stack/src/backend/serve.ts')], {
    cwd: ROOT,
    env: { ...process.env, BACKEND_OPTIONS: JSON.stringify(options) },
    stdio: ['pipe', 'pipe', openSync(log, 'a')],
  });
  const stop = async () => {
    await end(child);
    await rm(folder, { recursive: true, force: true });
  };
  const { url, error } = await firstEvent(child);
  if (url) return { backend: { ...options, url }, stop };
  const reason = error ?? (await readFile(log, 'utf8'));
  await stop();
  throw new Error(`The backend did not start: ${reason}`);
}

/** A backend for a package's tests, with the cluster that it needs; `stop` stops both. */
export async function startPackageBackend(
  given: Parameters<typeof startTestBackend>[0] = {},
): Promise<StartedBackend> {
  await useTestCluster(SETTINGS);
  const { backend, stop } = await startTestBackend(given);
  return { backend, stop: () => stop().then(leaveTestCluster) };
}

/** The first line that the backend prints; an empty object if it exits first. */
async function firstEvent(child: ChildProcess): Promise<{ url?: string; error?: string }> {
  if (!child.stdout) return {};
  for await (const line of createInterface(child.stdout))
    return JSON.parse(line) as { url?: string; error?: string };
  return {};
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const removed = once(child, 'exit');
  child.stdin?.end();
  await removed;
}

export { newTestDatabase };
