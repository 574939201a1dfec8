import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { appendFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { end, endAll, linksIn, MIGRATIONS, post, spawnBackend } from '../testing/spawn-backend';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import type { ServeOptions } from './options';

jest.setTimeout(60_000);

let folder: string;
beforeEach(async () => void (folder = await temporaryFolder()));

afterAll(async () => {
  await endAll();
  await removeTemporaryFolders();
});

const start = (options: Partial<ServeOptions>) =>
  spawnBackend({ mailFile: path.join(folder, 'mail.jsonl'), ...options });

const person = { email: 'ada@example.com', password: 'correct horse' };

test('an account is there again after a stop, and after a crash', async () => {
  const dataDir = path.join(folder, 'data/database');
  const first = await start({ dataDir });
  await post(first.url, '/auth/v1/signup', person);
  const [link = ''] = await linksIn(path.join(folder, 'mail.jsonl'));
  await fetch(link, { redirect: 'manual' });
  await end(first.child, 'SIGTERM');

  const signIn = (url: string) => post(url, '/auth/v1/token?grant_type=password', person);
  const second = await start({ dataDir });
  expect((await signIn(second.url)).status).toBe(200);
  await end(second.child, 'SIGKILL');
  expect((await signIn((await start({ dataDir })).url)).status).toBe(200);
});

test('data that are not a complete database are reported in one line, and not changed', async () => {
  const dataDir = path.join(folder, 'database');
  await mkdir(path.join(dataDir, 'base'), { recursive: true });
  await writeFile(path.join(dataDir, 'PG_VERSION'), 'not a version');
  const { error } = await start({ dataDir });
  expect(error).toBe(`The database in ${dataDir} is corrupt. "npm start -- --fresh" begins with empty data.`);
  expect(await readFile(path.join(dataDir, 'PG_VERSION'), 'utf8')).toBe('not a version');
});

test('a taken port is named in one line', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { error } = await start({ port });
  server.close();
  expect(error).toBe(`Port ${port} (SUPABASE_PORT) is taken.`);
});

describe('the migrations', () => {
  const ADDED = '29990101000000_notes.sql';
  const [FIRST = ''] = readdirSync(MIGRATIONS).sort();
  let made: string;
  let migrationsDir: string;

  /** Data that were made with the migrations of the repository. */
  beforeAll(async () => {
    made = path.join(await temporaryFolder(), 'database');
    await end((await spawnBackend({ mailFile: `${made}.jsonl`, dataDir: made })).child, 'SIGTERM');
  });

  beforeEach(async () => {
    migrationsDir = path.join(folder, 'migrations');
    await cp(MIGRATIONS, migrationsDir, { recursive: true });
    await cp(made, path.join(folder, 'database'), { recursive: true });
  });

  const startWithThem = async () => {
    const { child, error } = await start({ migrationsDir, dataDir: path.join(folder, 'database') });
    await end(child, 'SIGTERM');
    return { error };
  };

  test('are applied when they are new; one that fails is named in one line, and nothing of it is kept', async () => {
    const added = path.join(migrationsDir, ADDED);
    await writeFile(added, 'create table public.notes (id integer); create table public.profiles ();');
    expect(await startWithThem()).toEqual({
      error: `The migration ${ADDED} failed: relation "profiles" already exists.`,
    });
    await writeFile(added, 'create table public.notes (id integer);');
    expect(await startWithThem()).toEqual({ error: undefined });
  });

  test.each([
    ['removed', rm],
    ['changed', (file: string) => appendFile(file, 'select 1;')],
  ])('refuse in one line the data of a migration that was %s', async (_what, change) => {
    await change(path.join(migrationsDir, FIRST));
    expect(await startWithThem()).toEqual({
      error: `The stored database was made with other migrations (${FIRST.slice(0, 14)} was removed or changed). "npm start -- --fresh" begins with empty data.`,
    });
  });
});
