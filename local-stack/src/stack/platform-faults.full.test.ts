import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { MailSchema } from '../outbox/mail';
import { freeOffset } from '../testing/free-ports';
import { COMPILED_ONCE, type EntryProcess, spawnEntry } from '../testing/spawn-entry';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';

const PASSWORD = 'nine-digits-once';

let folder: string;
let offset: number;
let platform: EntryProcess;
beforeAll(async () => {
  folder = await temporaryFolder();
  offset = await freeOffset();
  platform = spawnEntry('start.ts', ['--data', folder], {
    PORT_OFFSET: String(offset),
    AUTH_MAIL_INTERVAL_SECONDS: '0',
    ...COMPILED_ONCE,
  });
  await platform.printed('Ready: http://localhost:');
});
afterAll(async () => {
  platform.kill('SIGTERM');
  await platform.closed;
  await removeTemporaryFolders();
});

const json = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(folder, file), 'utf8'));
const processes = async () =>
  v.parse(
    v.objectWithRest({ outbox: v.number(), supabase: v.number() }, v.number()),
    await json('processes.json'),
  );
const outbox = () => `http://localhost:${offset + 8025}`;

async function call(pathname: string, body: object): Promise<Response> {
  const { supabasePublishableKey } = v.parse(
    v.object({ supabasePublishableKey: v.string() }),
    await json('keys.json'),
  );
  return fetch(`http://localhost:${offset + 54_321}/auth/v1${pathname}`, {
    method: 'POST',
    headers: { apikey: supabasePublishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}
const signUp = async (email: string) => (await call('/signup', { email, password: PASSWORD })).status;

/** Waits for the email to an address; limited by the test's timeout. */
async function mailTo(address: string) {
  for (;;) {
    const list: unknown = await fetch(`${outbox()}/messages.json`)
      .then((response) => response.json())
      .catch(() => []);
    const mail = v.parse(v.array(MailSchema), list).find(({ to }) => to === address);
    if (mail) return mail;
    await pause(50);
  }
}

it('delivers email that was sent while the outbox was down', async () => {
  const before = await processes();
  process.kill(before.outbox, 'SIGKILL');
  expect(await signUp('grace@example.test')).toBe(200);
  await platform.printed('The mail outbox has stopped (signal SIGKILL). It is started again;');
  await platform.printed('The mail outbox runs again.');
  await mailTo('grace@example.test');
  const after = await processes();
  expect(after.outbox).not.toBe(before.outbox);
  expect({ ...after, outbox: before.outbox }).toEqual(before);
});

it('keeps accounts and sessions across a restart of the embedded Supabase', async () => {
  const link = /https?:\S+/.exec((await mailTo('grace@example.test')).text)?.[0] ?? '';
  const { searchParams } = new URL(link);
  const [type, token_hash] = [searchParams.get('type'), searchParams.get('token_hash')];
  expect((await call('/verify', { type, token_hash })).status).toBe(200);
  process.kill((await processes()).supabase, 'SIGKILL');
  await platform.printed('The embedded Supabase runs again.');
  const body = { email: 'grace@example.test', password: PASSWORD };
  expect((await call('/token?grant_type=password', body)).status).toBe(200);
});

it('denies other users access to its data, and logs no personal data or secrets', async () => {
  const modeOf = async (name: string) => ((await stat(path.join(folder, name))).mode & 0o777).toString(8);
  expect(await modeOf('.')).toBe('700');
  const logs = (await readdir(path.join(folder, 'logs'))).map((name) => `logs/${name}`);
  expect(logs).toContain('logs/supabase.log');

  const keys = Object.values(v.parse(v.record(v.string(), v.string()), await json('keys.json')));
  const links = v
    .parse(v.array(MailSchema), await json('mail.json'))
    .map(({ text }) => /token_hash=([\w-]+)/.exec(text)?.[1] ?? 'no link');
  const hidden = ['example.test', PASSWORD, '$2', 'eyJ', ...keys, ...links];
  for (const name of logs) {
    const text = await readFile(path.join(folder, name), 'utf8');
    expect([name, hidden.filter((secret) => text.includes(secret))]).toEqual([name, []]);
  }
});
