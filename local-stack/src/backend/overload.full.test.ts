import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { endAll, KEYS, post, spawnBackend } from '../testing/spawn-backend';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import { hasTestCluster, newTestDatabase } from '../testing/test-cluster';
import type { ServeOptions } from './options';

const AT_ONCE = 400;
/** Of the Data API on a real Postgres. */
const SLOTS = 16;
const WAITING = 250;
const TOO_MANY = 5;
/** Any queue is served within this time on a busy machine. */
const BOUND_MS = 15_000;

let url: string;
const sockets: Socket[] = [];

afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await endAll();
  await removeTemporaryFolders();
});

const health = () => fetch(`${url}/auth/v1/health`, { headers: { apikey: KEYS.publishableKey } });
const today = () => post(url, '/rest/v1/rpc/today', {});

/** A request whose client stops in the middle of the body. */
async function halfSent(): Promise<void> {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  await once(socket, 'connect');
  const head = ['POST /rest/v1/rpc/today HTTP/1.1', 'Host: localhost', `apikey: ${KEYS.publishableKey}`];
  const lines = [...head, 'Content-Type: application/json', 'Content-Length: 1000', '', '{'];
  await new Promise((resolve) => socket.write(lines.join('\r\n'), resolve));
}

const start = async (options: Partial<ServeOptions>) => {
  const mailFile = path.join(await temporaryFolder(), 'mail.jsonl');
  ({ url } = await spawnBackend({ ...options, mailFile }));
};

const statuses = (responses: readonly Response[]) => responses.map(({ status }) => status);

describe.each([
  ['a real Postgres', newTestDatabase],
  ['the embedded database', () => Promise.resolve({})],
])('on %s', (_, newDatabase) => {
  beforeAll(async () => start(await newDatabase()));

  test('each of many calls at once is answered or rejected, and the auth service responds meanwhile', async () => {
    const begin = performance.now();
    const calls = Array.from({ length: AT_ONCE }, today);
    expect((await health()).status).toBe(200);
    const outcomes = statuses(await Promise.all(calls));
    expect(performance.now() - begin).toBeLessThan(BOUND_MS);
    expect(new Set([...outcomes, 503])).toEqual(new Set([200, 503]));
    expect((await today()).status).toBe(200);
  });

  test('half-sent requests do not count', async () => {
    await Promise.all(Array.from({ length: AT_ONCE }, halfSent));
    expect((await today()).status).toBe(200);
  });
});

(hasTestCluster() ? test : test.skip)(
  'while all slots of the Data API are taken and its queue is full, further calls are rejected at once',
  async () => {
    const { databaseUrl = '' } = await newTestDatabase();
    await start({ databaseUrl });
    const read = () =>
      fetch(`${url}/rest/v1/games?select=game_type`, { headers: { apikey: KEYS.secretKey } });
    const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
    const session = await sql.reserve();
    await session`begin`;
    await session`lock table public.games`;
    const responses: Response[] = [];
    const calls = Array.from({ length: SLOTS + WAITING + TOO_MANY }, async () => {
      const response = await read();
      responses.push(response);
      return response;
    });
    while (responses.length < TOO_MANY) await pause(20);
    expect(statuses(responses)).toEqual(Array.from({ length: TOO_MANY }, () => 503));
    expect(responses[0]?.headers.get('Retry-After')).toBe('1');
    expect(responses[0]?.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After');
    expect(await responses[0]?.json()).toEqual({
      ...{ code: 'PGRST000', message: 'Database connection error.' },
      ...{ details: 'Too many calls at once.', hint: null },
    });
    expect((await health()).status).toBe(200);
    await session`rollback`;
    session.release();
    await sql.end();
    const outcomes = statuses(await Promise.all(calls));
    expect(outcomes.filter((status) => status === 200)).toHaveLength(SLOTS + WAITING);
  },
);
