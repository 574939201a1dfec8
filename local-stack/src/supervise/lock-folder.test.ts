import { mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { LOCK, lockFolder } from './lock-folder';

const folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('keeps the folder of a process that was too busy to refresh its lock, as long as no other one took it', async () => {
  const unlock = await lockFolder(folder);
  const lock = path.join(folder, LOCK);
  utimesSync(lock, 0, 0);
  while (!(Number(statSync(lock, { throwIfNoEntry: false })?.mtimeMs) > 0)) await delay(50);
  await expect(lockFolder(folder, 0)).resolves.toBeUndefined();
  await unlock?.();
  expect(statSync(lock, { throwIfNoEntry: false })).toBeUndefined();
});
