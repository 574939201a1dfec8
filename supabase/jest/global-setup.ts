import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dayKeyAt } from 'shared-puzzle-engine';
import { addDays } from '../src/publish/day-keys';
import { publishDailyPuzzles } from '../src/publish/publish-daily-puzzles';
import { startBackendProcess } from './backend-process';
import type { TestBackend } from '../src/testing/test-backend';

const ROOT = path.join(__dirname, '../..');

/** One backend with a year of published puzzles for all tests of this package. Each test makes its own players. */
export default async function setUp(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'database-tests-'));
  const backend: Omit<TestBackend, 'url'> = {
    siteUrl: 'http://localhost:3000',
    publishableKey: 'sb_publishable_for_database_tests',
    secretKey: 'sb_secret_for_database_tests_only',
    mailFile: path.join(folder, 'mail.jsonl'),
  };
  const { url, process: child } = await startBackendProcess({
    ...backend,
    port: 0,
    cacheDir: path.join(ROOT, '.cache/databases'),
    migrationsDir: path.join(ROOT, 'supabase/migrations'),
    templatesDir: path.join(ROOT, 'supabase/templates'),
    jwtSecret: 'a-secret-for-database-tests-that-is-long-enough',
  });
  globalThis.databaseTests = { child, folder };
  await publishDailyPuzzles({
    supabaseUrl: url,
    secretKey: backend.secretKey,
    fromDayKey: addDays(dayKeyAt(Date.now()), -1),
    days: 367,
  });
  process.env.TEST_BACKEND = JSON.stringify({ ...backend, url });
}
