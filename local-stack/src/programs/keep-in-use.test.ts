import { statSync, utimesSync } from 'node:fs';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import { keepInUse } from './keep-in-use';

const WEEK_MS = 7 * 24 * 3_600_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
afterAll(removeTemporaryFolders);

test('the programs of a platform that runs for weeks are not too old to keep', async () => {
  const folder = await temporaryFolder();
  const lastMonth = new Date(Date.now() - 4 * WEEK_MS);
  utimesSync(folder, lastMonth, lastMonth);
  keepInUse(folder);
  jest.advanceTimersByTime(60_000);
  expect(Date.now() - statSync(folder).mtimeMs).toBeLessThan(WEEK_MS);
});

test('a folder that is gone does not end the platform', async () => {
  const folder = await temporaryFolder();
  keepInUse(`${folder}/gone`);
  expect(() => jest.advanceTimersByTime(60_000)).not.toThrow();
});
