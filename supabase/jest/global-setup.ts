import { dayKeyAt } from 'shared-puzzle-engine';
import { addDays } from '../src/publish/day-keys';
import { publishDailyPuzzles } from '../src/publish/publish-daily-puzzles';
import { publishRoundSheets } from '../src/publish/publish-round-sheets';
import { bareDatabase } from './bare-database';
import { startPackageBackend, type StartedBackend } from './backend-process';

declare global {
  // Jest gives set-up and tear-down nothing else to share.
  var startedBackend: StartedBackend | undefined;
}

/** One backend for all tests of this package, with the puzzles of 31 days back and a year ahead, and the sheets of the rounds. */
export default async function setUp(): Promise<void> {
  globalThis.startedBackend = await startPackageBackend();
  const { backend } = globalThis.startedBackend;
  await publishDailyPuzzles({
    supabaseUrl: backend.url,
    secretKey: backend.secretKey,
    fromDayKey: addDays(dayKeyAt(Date.now()), -31),
    days: 397,
  });
  await publishRoundSheets(backend.url, backend.secretKey);
  process.env.BARE_DATABASE = (await bareDatabase()) ?? '';
  process.env.TEST_BACKEND = JSON.stringify(backend);
}
