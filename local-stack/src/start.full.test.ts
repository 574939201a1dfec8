import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { PART_NAMES } from './settings/ports';
import { freeOffset } from './testing/free-ports';
import { COMPILED_ONCE, type EntryProcess, spawnEntry } from './testing/spawn-entry';
import { removeTemporaryFolders, temporaryFolder } from './testing/temporary-folder';

afterAll(removeTemporaryFolders);

async function start(folder: string, environment: Record<string, string> = {}): Promise<EntryProcess> {
  const offset = String(await freeOffset());
  return spawnEntry('start.ts', ['--data', folder], {
    PORT_OFFSET: offset,
    ...COMPILED_ONCE,
    ...environment,
  });
}

const refusal = async (folder: string, environment?: Record<string, string>) =>
  (await start(folder, environment)).closed;

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Process id of each part. */
async function childrenOf(folder: string): Promise<Readonly<Record<string, number>>> {
  const processes: unknown = JSON.parse(await readFile(path.join(folder, 'processes.json'), 'utf8'));
  return v.parse(v.record(v.string(), v.number()), processes);
}

describe('npm start reports in one line that', () => {
  it('a port is taken, with the part that needs it and the variables that move it', async () => {
    const offset = await freeOffset();
    const other = createServer().listen(offset + 3002, '127.0.0.1');
    expect(await refusal(await temporaryFolder(), { PORT_OFFSET: String(offset) })).toEqual({
      code: 1,
      stdout: '',
      stderr: `Port ${offset + 3002} of the part "account" is taken: stop what uses it, or set ACCOUNT_PORT or PORT_OFFSET.\n`,
    });
    other.close();
  });

  it('a setting is wrong', async () => {
    const { code, stderr } = await refusal(await temporaryFolder(), { OUTBOX_PORT: 'none' });
    expect([code, stderr]).toEqual([1, 'OUTBOX_PORT must be a whole number, not "none".\n']);
  });

  it('browsers block a port', async () => {
    const { code, stdout, stderr } = await refusal(await temporaryFolder(), { PORT_OFFSET: '2000' });
    expect([code, stdout, stderr]).toEqual([
      1,
      '',
      'PAYMENTS_PORT gives port 6000, which browsers refuse to call (a "bad port"): set another PAYMENTS_PORT or PORT_OFFSET.\n',
    ]);
  });

  it('only some variables of a service are set', async () => {
    const { code, stderr } = await refusal(await temporaryFolder(), { STRIPE_SECRET_KEY: 'sk_test_x' });
    expect([code, stderr]).toEqual([
      1,
      'STRIPE_SECRET_KEY also needs STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ELITE: set all of them, or none.\n',
    ]);
  });

  it('the data folder contains other files, without changing them', async () => {
    const folder = await temporaryFolder();
    await writeFile(path.join(folder, 'thesis.txt'), 'precious');
    const { code, stderr } = await refusal(folder);
    expect([code, stderr]).toEqual([
      1,
      `${folder} holds other files: choose another data folder with --data DIR.\n`,
    ]);
    expect(await readFile(path.join(folder, 'thesis.txt'), 'utf8')).toBe('precious');
  });

  it.each([
    ['keys', 'keys.json', 'The keys in'],
    ['mail', 'mail.json', 'The mail outbox did not start (exit code 1: The mail in'],
  ])('the %s in the data folder is corrupt', async (_what, file, sentence) => {
    const folder = await temporaryFolder();
    await writeFile(path.join(folder, 'platform-data.json'), '{"format":1}');
    await writeFile(path.join(folder, file), 'garbage');
    const { code, stderr } = await refusal(folder);
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(sentence)]);
    const remedy = `npm start -- --fresh --data ${path.relative(path.join(__dirname, '../..'), folder)}`;
    expect(stderr).toContain(`"${remedy}" starts with empty data`);
  });
});

describe('the running platform', () => {
  it('locks its data folder, and its children end even when it is killed', async () => {
    const folder = await temporaryFolder();
    const platform = await start(folder);
    await platform.printed('Ready: http://localhost:');
    expect((await refusal(folder)).stderr).toBe(`The data folder ${folder} is in use by another stack.\n`);

    const processes = await childrenOf(folder);
    // The embedded database is part of the backend, and the outbox receives the mails.
    const parts = PART_NAMES.filter((name) => name !== 'postgres' && name !== 'smtp');
    expect(Object.keys(processes).sort()).toEqual([...parts].sort());
    const children = Object.values(processes);
    expect(children.every(isAlive)).toBe(true);
    platform.kill('SIGKILL');
    await platform.closed;
    // They end by themselves, limited by the test's timeout.
    while (children.some(isAlive)) await pause(20);
  });

  it('stops immediately with exit code 0 on a signal before it is ready', async () => {
    const platform = await start(await temporaryFolder());
    await platform.printed('Starting');
    platform.kill('SIGINT');
    expect((await platform.closed).code).toBe(0);
  });
});
