import { existsSync, readdirSync } from 'node:fs';
import { appendFile, cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { end, endAll, KEYS, linksIn, MIGRATIONS, post, spawnBackend } from '../testing/spawn-backend';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import type { ServeOptions } from './options';

let folder: string;
beforeEach(async () => void (folder = await temporaryFolder()));

afterAll(async () => {
  await endAll();
  await removeTemporaryFolders();
});

const start = (options: Partial<ServeOptions>) =>
  spawnBackend({ mailFile: path.join(folder, 'mail.jsonl'), ...options });

const person = { email: 'ada@example.com', password: 'correct horse' };

/** The database of a backend with one sign-up, after a clean stop. */
let stopped: string;
beforeAll(async () => {
  const parent = await temporaryFolder();
  const mailFile = path.join(parent, 'mail.jsonl');
  stopped = path.join(parent, 'database');
  const { url, child } = await spawnBackend({ mailFile, dataDir: stopped });
  await post(url, '/auth/v1/signup', person);
  const [link = ''] = await linksIn(mailFile);
  const { searchParams } = new URL(link);
  await post(url, '/auth/v1/verify', {
    type: searchParams.get('type') ?? '',
    token_hash: searchParams.get('token_hash') ?? '',
  });
  await end(child, 'SIGTERM');
});

/** A working copy of it. */
async function copyOfStopped(): Promise<string> {
  const dataDir = path.join(folder, 'database');
  await cp(stopped, dataDir, { recursive: true });
  return dataDir;
}

test('keeps an account after a stop and after a crash', async () => {
  const dataDir = await copyOfStopped();
  const signIn = (url: string) => post(url, '/auth/v1/token?grant_type=password', person);
  const { url, child } = await start({ dataDir });
  expect((await signIn(url)).status).toBe(200);
  await end(child, 'SIGKILL');
  expect((await signIn((await start({ dataDir })).url)).status).toBe(200);
});

test('reports an incomplete database in one line without changing it', async () => {
  const dataDir = path.join(folder, 'database');
  await mkdir(path.join(dataDir, 'base'), { recursive: true });
  await writeFile(path.join(dataDir, 'PG_VERSION'), 'not a version');
  const { error } = await start({ dataDir });
  expect(error).toBe(`The database in ${dataDir} is corrupt. "npm start -- --fresh" starts with empty data.`);
  expect(await readFile(path.join(dataDir, 'PG_VERSION'), 'utf8')).toBe('not a version');
});

(existsSync('/dev/full') ? test : test.skip)(
  'a full disk is named, and its data are not given up',
  async () => {
    const dataDir = await copyOfStopped();
    await rm(path.join(dataDir, 'PG_VERSION'));
    // Probes a full device.
    await symlink('/dev/full', `${dataDir}.probe`);
    const { error } = await start({ dataDir });
    expect(existsSync(path.join(dataDir, 'base'))).toBe(true);
    expect(error).toBe('The disk is full: make room, and start again. Stored data is left as it is.');
  },
);

test('separates the roles of concurrent requests on one connection', async () => {
  const { url } = await start({ dataDir: await copyOfStopped() });
  const own = async (apikey: string): Promise<unknown> =>
    (await fetch(`${url}/rest/v1/profiles?select=email`, { headers: { apikey } })).json();
  const keys = Array.from({ length: 20 }, (_, index) => (index % 2 ? KEYS.secretKey : KEYS.publishableKey));
  const refused = expect.objectContaining({ code: '42501' }) as unknown;
  expect(await Promise.all(keys.map(own))).toEqual(
    keys.map((key) => (key === KEYS.secretKey ? [{ email: person.email }] : refused)),
  );
});

describe('the migrations', () => {
  const ADDED = '29990101000000_notes.sql';
  const [FIRST = ''] = readdirSync(MIGRATIONS).sort();
  let migrationsDir: string;
  let dataDir: string;

  beforeEach(async () => {
    migrationsDir = path.join(folder, 'migrations');
    await cp(MIGRATIONS, migrationsDir, { recursive: true });
    dataDir = await copyOfStopped();
  });

  const startWithThem = async () => {
    const { child, error } = await start({ migrationsDir, dataDir });
    await end(child, 'SIGTERM');
    return { error };
  };

  test('are applied when they are new; a failing one is named in one line and rolled back', async () => {
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
  ])('reject data of a migration that was %s, in one line', async (_what, change) => {
    await change(path.join(migrationsDir, FIRST));
    expect(await startWithThem()).toEqual({
      error: `The stored database was made with other migrations (${FIRST.slice(0, 14)} was removed or changed). "npm start -- --fresh" starts with empty data.`,
    });
  });
});
