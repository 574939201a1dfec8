import { mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { LOCK, lockFolder } from './lock-folder';

const folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('keeps the lock of a process that refreshed it too late if no other process took it', async () => {
  const unlock = await lockFolder(folder);
  const lock = path.join(folder, LOCK);
  utimesSync(lock, 0, 0);
  while (!(Number(statSync(lock, { throwIfNoEntry: false })?.mtimeMs) > 0)) await delay(50);
  await expect(lockFolder(folder, 0)).resolves.toBeUndefined();
  await unlock?.();
  expect(statSync(lock, { throwIfNoEntry: false })).toBeUndefined();
});
