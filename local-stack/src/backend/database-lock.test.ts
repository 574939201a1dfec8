import { chmod, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { end, endAll, spawnBackend } from '../testing/spawn-backend';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';

jest.setTimeout(60_000);

let dataDir: string;
let mailFile: string;
beforeEach(async () => {
  const folder = await temporaryFolder();
  dataDir = path.join(folder, 'database');
  mailFile = path.join(folder, 'mail.jsonl');
});
afterAll(async () => {
  await endAll();
  await removeTemporaryFolders();
});

test('a database that a process uses is refused to another one, by every path; after its end it opens', async () => {
  const first = await spawnBackend({ mailFile, dataDir });
  const link = path.join(await temporaryFolder(), 'link');
  await symlink(dataDir, link);
  for (const used of [dataDir, link]) {
    const { error } = await spawnBackend({ mailFile, dataDir: used });
    expect(error).toBe(`The database in ${used} is in use by another process.`);
  }
  await end(first.child, 'SIGKILL');
  expect((await spawnBackend({ mailFile, dataDir: link })).error).toBeUndefined();
});

test('a database is closed to other users, also one that was open to them', async () => {
  const { child } = await spawnBackend({ mailFile, dataDir });
  const mode = async () => ((await stat(dataDir)).mode & 0o777).toString(8);
  expect(await mode()).toBe('700');
  await end(child, 'SIGTERM');
  await chmod(dataDir, 0o755);
  await spawnBackend({ mailFile, dataDir });
  expect(await mode()).toBe('700');
});
