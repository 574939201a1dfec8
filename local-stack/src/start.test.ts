import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { freeOffset } from './testing/free-offset';
import { type EntryProcess, spawnEntry } from './testing/spawn-entry';
import { removeTemporaryFolders, temporaryFolder } from './testing/temporary-folder';

jest.setTimeout(180_000);
afterAll(removeTemporaryFolders);

async function start(folder: string, environment: Record<string, string> = {}): Promise<EntryProcess> {
  const offset = String(await freeOffset());
  return spawnEntry('start.ts', ['--data', folder], { PORT_OFFSET: offset, ...environment });
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

async function childrenOf(folder: string): Promise<number[]> {
  const processes = await readFile(path.join(folder, 'processes.json'), 'utf8');
  return Object.values(JSON.parse(processes) as Record<string, number>);
}

describe('npm start says in one line that', () => {
  it('a port is taken, which part wants it and what moves it', async () => {
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

  it('a service is set by half', async () => {
    const { code, stderr } = await refusal(await temporaryFolder(), { STRIPE_SECRET_KEY: 'sk_test_x' });
    expect([code, stderr]).toEqual([
      1,
      'STRIPE_SECRET_KEY also needs STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ELITE: set all of them, or none.\n',
    ]);
  });

  it('the data folder is somebody else’s, and leaves it as it is', async () => {
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
    ['marker', 'platform-data.json', 'The data folder'],
    ['keys', 'keys.json', 'The keys in'],
    ['mail', 'mail.json', 'The mail outbox did not start (exit code 1: The mail in'],
    ['database', 'database/PG_VERSION', 'The embedded Supabase did not start (exit code 1: The database in'],
  ])('the %s in the data folder is corrupt', async (_what, file, sentence) => {
    const folder = await temporaryFolder();
    await writeFile(path.join(folder, 'platform-data.json'), '{"format":1}');
    await mkdir(path.join(folder, 'database'), { recursive: true });
    await writeFile(path.join(folder, file), 'garbage');
    const { code, stderr } = await refusal(folder);
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(sentence)]);
    expect(stderr).toContain('"npm start -- --fresh" begins with empty data');
  });
});

describe('the running platform', () => {
  it('keeps its data folder to itself, and is stopped by SIGTERM with every child', async () => {
    const folder = await temporaryFolder();
    const platform = await start(folder);
    await platform.printed('Ready: http://localhost:');
    expect((await refusal(folder)).stderr).toBe(`The data folder ${folder} is in use by another stack.\n`);

    const children = await childrenOf(folder);
    expect(children).toHaveLength(8);
    expect(children.every(isAlive)).toBe(true);
    platform.kill('SIGTERM');
    expect((await platform.closed).code).toBe(0);
    expect(children.some(isAlive)).toBe(false);
  });

  it('takes its children with it even when it is killed', async () => {
    const folder = await temporaryFolder();
    const platform = await start(folder);
    await platform.printed('Ready: http://localhost:');
    const children = await childrenOf(folder);
    platform.kill('SIGKILL');
    await platform.closed;
    // They notice by themselves; the time limit of the test is the limit for that.
    while (children.some(isAlive)) await new Promise((resolve) => setImmediate(resolve));
  });

  it('stops at once with exit code 0 when it is told to before it is ready', async () => {
    const platform = await start(await temporaryFolder());
    await platform.printed('Starting');
    platform.kill('SIGINT');
    expect((await platform.closed).code).toBe(0);
  });
});
