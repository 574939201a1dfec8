import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dayKeyAt } from 'shared-puzzle-engine';
import { backUp, restore } from '../src/backup/backup';
import { addDays } from '../src/publish/day-keys';
import { publishDailyPuzzles } from '../src/publish/publish-daily-puzzles';
import { publishQuestionSets } from '../src/publish/publish-question-sets';
import { bareDatabase } from './bare-database';
import {
  newTestDatabase,
  startPackageBackend,
  type StartedBackend,
  startTestBackend,
} from './backend-process';

declare global {
  // Jest offers no other way for setup and teardown to share state.
  var startedBackend: StartedBackend | undefined;
}

/**
 * The same backend on a database restored from its own backup, so that the tests also prove every right and every
 * rejection of a restored database.
 */
async function afterRestore(started: StartedBackend): Promise<StartedBackend> {
  const { databaseUrl: from } = started.backend;
  if (!from) return started;
  const parent = await mkdtemp(path.join(tmpdir(), 'backup-'));
  const { databaseUrl = '' } = await newTestDatabase();
  await backUp(from, path.join(parent, 'backup'));
  await restore(databaseUrl, path.join(parent, 'backup'));
  await rm(parent, { recursive: true });
  const { backend, stop } = await startTestBackend({ databaseUrl });
  return { backend, stop: () => stop().then(started.stop) };
}

/**
 * One backend for all tests of this package, with the puzzles from 31 days ago to a year ahead, and the question sets
 * of the rounds.
 */
export default async function setUp(): Promise<void> {
  const started = await startPackageBackend();
  const { backend } = started;
  await publishDailyPuzzles({
    supabaseUrl: backend.url,
    secretKey: backend.secretKey,
    fromDayKey: addDays(dayKeyAt(Date.now()), -31),
    days: 397,
  });
  await publishQuestionSets(backend.url, backend.secretKey);
  globalThis.startedBackend = await afterRestore(started);
  process.env.BARE_DATABASE = (await bareDatabase()) ?? '';
  process.env.TEST_BACKEND = JSON.stringify(globalThis.startedBackend.backend);
}
