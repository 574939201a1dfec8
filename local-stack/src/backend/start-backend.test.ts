import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { appendFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { MailSchema } from '../outbox/mail';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import type { ServeOptions } from './options';

jest.setTimeout(60_000);

const ROOT = path.join(__dirname, '../../..');
const MIGRATIONS = path.join(ROOT, 'supabase/migrations');
const ORIGIN = 'http://localhost:3000';
const KEYS = { publishableKey: 'sb_publishable_of_the_tests', secretKey: 'sb_secret_of_the_tests' };

let folder: string;
const running = new Set<ChildProcess>();

beforeEach(async () => void (folder = await temporaryFolder()));

afterAll(async () => {
  await Promise.all([...running].map((child) => end(child, 'SIGTERM')));
  await removeTemporaryFolders();
});

/** The first line of the backend: where it is, or why it cannot start. */
const EventSchema = z.object({ url: z.string().default(''), error: z.string().optional() });

async function start(changes: Partial<ServeOptions> = {}) {
  const options: ServeOptions = {
    ...KEYS,
    port: 0,
    cacheDir: path.join(ROOT, '.cache/databases'),
    migrationsDir: MIGRATIONS,
    templatesDir: path.join(ROOT, 'supabase/templates'),
    siteUrl: ORIGIN,
    jwtSecret: 'a-secret-for-these-tests-that-is-long-enough',
    mailFile: path.join(folder, 'mail.jsonl'),
    ...changes,
  };
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'serve.ts')], {
    cwd: ROOT,
    env: { ...process.env, BACKEND_OPTIONS: JSON.stringify(options) },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  running.add(child);
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { child, ...EventSchema.parse(JSON.parse(line)) };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  running.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

async function post(url: string, pathname: string, body: object, apikey: string = KEYS.publishableKey) {
  const headers = { apikey, 'Content-Type': 'application/json' };
  return fetch(url + pathname, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** The link of each mail, oldest first. */
async function linksIn(mailFile: string): Promise<string[]> {
  const mails = (await readFile(mailFile, 'utf8')).trim().split('\n');
  return mails.map((mail) => /https?:\S+/.exec(MailSchema.parse(JSON.parse(mail)).text)?.[0] ?? '');
}

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
    await end((await start({ dataDir: made })).child, 'SIGTERM');
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

describe('one backend', () => {
  let url: string;
  let mailFile: string;

  beforeAll(async () => {
    mailFile = path.join(folder, 'one.jsonl');
    ({ url } = await start({ mailFile, mailIntervalMs: 0 }));
  });

  test('requests at the same time keep their roles apart', async () => {
    const puzzles = (apikey: string) =>
      fetch(`${url}/rest/v1/daily_puzzles?select=day_key`, { headers: { apikey } }).then((response) =>
        response.json(),
      );
    const row = { game_type: 'combined_grid', day_key: '2001-01-01', givens: [0, 0, 0, 0, 0, 0, 0, 0, 0] };
    const sums = {
      row_sums: [6, 15, 24],
      col_sums: [12, 15, 18],
      row_products: [6, 120, 504],
      col_products: [28, 80, 162],
    };
    await post(url, '/rest/v1/daily_puzzles', { ...row, ...sums }, KEYS.secretKey);
    const keys = Array.from({ length: 20 }, (_, index) => (index % 2 ? KEYS.secretKey : KEYS.publishableKey));
    const expected = keys.map((key) => (key === KEYS.secretKey ? [{ day_key: '2001-01-01' }] : []));
    expect(await Promise.all(keys.map(puzzles))).toEqual(expected);
  });

  test('browsers may call it from the site, also when it refuses', async () => {
    const asked = {
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'apikey,authorization',
    };
    const preflight = await fetch(`${url}/auth/v1/token`, {
      method: 'OPTIONS',
      headers: { Origin: ORIGIN, ...asked },
    });
    expect(preflight.ok).toBe(true);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('apikey,authorization');
    const refused = await fetch(`${url}/auth/v1/user`, { headers: { Origin: ORIGIN } });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  });

  test.each([
    ['signing up again', '/auth/v1/signup', person],
    ['asking for the mail again', '/auth/v1/resend', { email: 'grace@example.com', type: 'signup' }],
  ])('%s sends the mail again, and the earlier link no longer works', async (_, pathname, body) => {
    const { email } = body;
    await post(url, '/auth/v1/signup', { ...person, email });
    const sent = (await linksIn(mailFile)).length;
    expect((await post(url, pathname, body)).status).toBe(200);
    const [before = '', after = ''] = (await linksIn(mailFile)).slice(sent - 1);
    const opened = (link: string) =>
      fetch(link, { redirect: 'manual' }).then(({ headers }) => headers.get('location'));
    expect(await opened(before)).toContain('error=access_denied');
    expect(await opened(after)).toContain('access_token=');
  });

  test('counts can be read by a script of the site', async () => {
    const headers = { Origin: ORIGIN, apikey: KEYS.secretKey, Prefer: 'count=exact' };
    const response = await fetch(`${url}/rest/v1/learning_sessions`, { method: 'HEAD', headers });
    expect(response.headers.get('content-range')).toBe('*/0');
    expect(response.headers.get('access-control-expose-headers')).toContain('Content-Range');
  });

  test.each(['/', '/_system/config', '/_system/info', '/_system/introspect'])(
    'nothing internal is shown at %s',
    async (pathname) => {
      const response = await fetch(url + pathname);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain(KEYS.secretKey);
    },
  );

  test('a request without a key is refused', async () => {
    expect((await fetch(`${url}/rest/v1/profiles`)).status).toBe(401);
  });
});
