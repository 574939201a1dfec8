import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import { lockFolder } from './lock-folder';

afterAll(removeTemporaryFolders);

/** A process that was killed while it had the lock. */
async function leaveStaleLock(folder: string): Promise<void> {
  const code = `require('node:net').createServer().listen(process.argv[1], () => console.log('listening'))`;
  const child = spawn(process.execPath, ['-e', code, path.join(folder, 'lock-0123abcd.sock')]);
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('a folder has one lock for all paths that lead to it', async () => {
  const folder = await temporaryFolder();
  const link = path.join(await temporaryFolder(), 'link');
  await symlink(folder, link);
  const lock = await lockFolder(folder);
  expect(await lockFolder(folder)).toBeUndefined();
  expect(await lockFolder(link)).toBeUndefined();

  await lock?.release();
  const again = await lockFolder(link);
  expect(again).toBeDefined();
  expect(await lockFolder(folder)).toBeUndefined();
  await again?.release();
  expect(await readdir(folder)).toEqual([]);
});

test('another TMPDIR leads to the same lock', async () => {
  const folder = await temporaryFolder();
  const lock = await lockFolder(folder);
  const before = process.env.TMPDIR;
  process.env.TMPDIR = await temporaryFolder();
  try {
    expect(await lockFolder(folder)).toBeUndefined();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  await lock?.release();
});

test('the lock of a process that was killed is taken over', async () => {
  const folder = await temporaryFolder();
  await leaveStaleLock(folder);
  expect(await readdir(folder)).toEqual(['lock-0123abcd.sock']);
  const lock = await lockFolder(folder);
  expect(await readdir(folder)).not.toContain('lock-0123abcd.sock');
  expect(await lockFolder(folder)).toBeUndefined();
  await lock?.release();
});

test('of many that ask at the same moment, at most one gets the lock', async () => {
  const folder = await temporaryFolder();
  await leaveStaleLock(folder);
  const locks = await Promise.all(Array.from({ length: 20 }, () => lockFolder(folder)));
  const got = locks.filter(Boolean);
  expect(got.length).toBeLessThanOrEqual(1);
  for (const lock of got) await lock?.release();
});

test('a folder with a path too long for a socket is locked in the same way', async () => {
  const folder = path.join(await temporaryFolder(), 'deep'.repeat(20), 'deeper'.repeat(20));
  await mkdir(folder, { recursive: true });
  const lock = await lockFolder(folder);
  expect(await readdir(folder)).toHaveLength(1);
  expect(await lockFolder(folder)).toBeUndefined();
  await lock?.release();
  expect(await readdir(folder)).toEqual([]);
});
