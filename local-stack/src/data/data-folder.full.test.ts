import { chmod, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import { openDataFolder } from './data-folder';
import { localKeys } from './local-keys';

let umask: number;
beforeAll(() => (umask = process.umask(0)));
afterAll(async () => {
  process.umask(umask);
  await removeTemporaryFolders();
});

const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);

test('denies other users access, even to an existing folder', async () => {
  const folder = await temporaryFolder();
  await chmod(folder, 0o755);
  const data = await openDataFolder(folder, false);
  await localKeys(data.keys);
  expect(await modeOf(folder)).toBe('700');
  expect(await modeOf(data.keys)).toBe('600');
  await data.release();
});

test('cannot be opened or emptied by a second platform through another path', async () => {
  const folder = await temporaryFolder();
  const data = await openDataFolder(folder, false);
  await writeFile(data.mail, '[]');
  const link = path.join(await temporaryFolder(), 'link');
  await symlink(folder, link);
  await expect(openDataFolder(link, true)).rejects.toThrow(
    `The data folder ${link} is in use by another stack.`,
  );
  expect(await readFile(data.mail, 'utf8')).toBe('[]');
  await data.release();
  await (await openDataFolder(link, false)).release();
});

test("does not lock or change a folder with another program's files", async () => {
  const folder = await temporaryFolder();
  await chmod(folder, 0o755);
  await writeFile(path.join(folder, 'thesis.txt'), 'precious');
  await expect(openDataFolder(folder, true)).rejects.toThrow('holds other files');
  expect(await readdir(folder)).toEqual(['thesis.txt']);
  expect(await modeOf(folder)).toBe('755');
});

test('deletes the logs of earlier starts', async () => {
  const folder = await temporaryFolder();
  await writeFile(path.join(folder, 'platform-data.json'), '{"format":1}');
  await mkdir(path.join(folder, 'logs'));
  await writeFile(path.join(folder, 'logs/outbox.log'), 'to ada@example.test');
  const data = await openDataFolder(folder, false);
  expect(await readdir(data.logs)).toEqual([]);
  await data.release();
});

test('names a folder that cannot be created in one line', async () => {
  const file = path.join(await temporaryFolder(), 'file');
  await writeFile(file, '');
  const folder = path.join(file, 'data');
  await expect(openDataFolder(folder, false)).rejects.toThrow(
    `The data folder ${folder} cannot be made (ENOTDIR): choose another with --data DIR.`,
  );
  await rm(file);
});
