import { chmod, mkdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import { partLogs } from './part-logs';

afterAll(removeTemporaryFolders);

test('a log is for its owner only, without addresses', async () => {
  const folder = await temporaryFolder();
  await chmod(folder, 0o755);
  const write = partLogs(folder, () => undefined);
  write('outbox', 'one');
  write('outbox', 'to ada@example.test');
  const file = path.join(folder, 'outbox.log');
  expect(await readFile(file, 'utf8')).toBe('one\nto [email]\n');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('a disk that takes no line is told of once, and the lines after the fault are written', async () => {
  const folder = await temporaryFolder();
  const file = path.join(folder, 'outbox.log');
  // A folder in its place: root ignores modes.
  await mkdir(file);
  const told: string[] = [];
  const write = partLogs(folder, (line) => told.push(line));
  const said = [`The logs in ${folder} cannot be written (EISDIR).`];
  write('outbox', 'one');
  expect(told).toEqual(said);
  write('outbox', 'two');
  write('outbox', 'two more');
  expect(told).toEqual(said);
  await rm(file, { recursive: true });
  write('outbox', 'three');
  expect(await readFile(file, 'utf8')).toBe('three\n');
});
