import { chmod, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { end, endAll, spawnBackend } from '../testing/spawn-backend';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';

jest.setTimeout(60_000);

afterAll(async () => {
  await endAll();
  await removeTemporaryFolders();
});

test('a database that a process uses is refused to another one, by every path, and closed to other users; after its end it opens', async () => {
  const folder = await temporaryFolder();
  const dataDir = path.join(folder, 'database');
  const mailFile = path.join(folder, 'mail.jsonl');
  const mode = async () => ((await stat(dataDir)).mode & 0o777).toString(8);
  const first = await spawnBackend({ mailFile, dataDir });
  expect(await mode()).toBe('700');
  const link = path.join(await temporaryFolder(), 'link');
  await symlink(dataDir, link);
  for (const used of [dataDir, link]) {
    const { error } = await spawnBackend({ mailFile, dataDir: used });
    expect(error).toBe(`The database in ${used} is in use by another process.`);
  }
  await end(first.child, 'SIGKILL');
  // One that was open to other users is closed.
  await chmod(dataDir, 0o755);
  expect((await spawnBackend({ mailFile, dataDir: link })).error).toBeUndefined();
  expect(await mode()).toBe('700');
});
