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

test('what a new platform stores is for its owner only, also with an open umask', async () => {
  const folder = path.join(await temporaryFolder(), 'new');
  const data = await openDataFolder(folder, false);
  await localKeys(data.keys);
  expect(await modeOf(folder)).toBe('700');
  expect(await modeOf(data.logs)).toBe('700');
  expect(await modeOf(data.keys)).toBe('600');
  expect(await modeOf(path.join(folder, 'platform-data.json'))).toBe('600');
});

test('what is there from before is closed to others', async () => {
  const folder = await temporaryFolder();
  await chmod(folder, 0o755);
  await mkdir(path.join(folder, 'database/base'), { recursive: true });
  await writeFile(path.join(folder, 'platform-data.json'), '{"format":1}');
  for (const file of ['mail.json', 'keys.json', 'database/base/1']) {
    await writeFile(path.join(folder, file), '[]');
  }
  const data = await openDataFolder(folder, false);
  expect(await modeOf(folder)).toBe('700');
  expect(await modeOf(data.database)).toBe('700');
  expect(await modeOf(path.join(data.database, 'base/1'))).toBe('600');
  expect(await modeOf(data.mail)).toBe('600');
  expect(await modeOf(data.keys)).toBe('600');
});

test('a second platform cannot open it by another path, nor empty it', async () => {
  const folder = await temporaryFolder();
  const data = await openDataFolder(folder, false);
  await writeFile(data.mail, '[]');
  const link = path.join(await temporaryFolder(), 'link');
  await symlink(folder, link);
  for (const fresh of [false, true]) {
    await expect(openDataFolder(link, fresh)).rejects.toThrow(
      `The data folder ${link} is in use by another stack.`,
    );
  }
  expect(await readFile(data.mail, 'utf8')).toBe('[]');
});

test('a folder with the files of another program is left as it is, without a lock', async () => {
  const folder = await temporaryFolder();
  await chmod(folder, 0o755);
  await writeFile(path.join(folder, 'thesis.txt'), 'precious');
  await expect(openDataFolder(folder, true)).rejects.toThrow('holds other files');
  expect(await readdir(folder)).toEqual(['thesis.txt']);
  expect(await modeOf(folder)).toBe('755');
});

test('the logs of an earlier start go', async () => {
  const folder = await temporaryFolder();
  await writeFile(path.join(folder, 'platform-data.json'), '{"format":1}');
  await mkdir(path.join(folder, 'logs'));
  await writeFile(path.join(folder, 'logs/outbox.log'), 'to ada@example.test');
  const data = await openDataFolder(folder, false);
  expect(await readdir(data.logs)).toEqual([]);
});

test('a folder that cannot be made is named in one line', async () => {
  const file = path.join(await temporaryFolder(), 'file');
  await writeFile(file, '');
  const folder = path.join(file, 'data');
  await expect(openDataFolder(folder, false)).rejects.toThrow(
    `The data folder ${folder} cannot be made (ENOTDIR): choose another with --data DIR.`,
  );
  await rm(file);
});
