import { once } from 'node:events';
import path from 'node:path';
import { connect, type Socket } from 'node:net';
import { newAddress, newNetwork, sharedBackend } from '../testing/shared-backend';
import { endAll, KEYS, post, spawnBackend } from '../testing/spawn-backend';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';

jest.setTimeout(60_000);

afterAll(async () => {
  await endAll();
  await removeTemporaryFolders();
});

/** One connection, on which requests take turns. */
const startEmbedded = async () =>
  (await spawnBackend({ mailFile: path.join(await temporaryFolder(), 'mail.jsonl') })).url;

/** Sends the head of a request and four bytes of its body. */
async function unfinished(url: string, pathname: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  const head = [
    `POST ${pathname} HTTP/1.1`,
    'Host: localhost',
    `apikey: ${KEYS.publishableKey}`,
    'Content-Type: application/json',
    'Content-Length: 1000',
  ];
  socket.write([...head, '', '{"em'].join('\r\n'));
  return socket;
}

const PUZZLE = {
  game_type: 'combined_grid',
  day_key: '2001-01-01',
  givens: [0, 0, 0, 0, 0, 0, 0, 0, 0],
  targets: {
    sum: { rows: [6, 15, 24], columns: [12, 15, 18] },
    product: { rows: [6, 120, 504], columns: [28, 80, 162] },
  },
};

describe.each([
  ['a Postgres', () => Promise.resolve(sharedBackend().url)],
  ['the embedded database', startEmbedded],
])('on %s', (_, start) => {
  let url: string;
  beforeAll(async () => void (url = await start()));

  test.each(['/auth/v1/signup', '/auth/v1/token?grant_type=password', '/rest/v1/rpc/save_results'])(
    'an unfinished request to %s keeps no other client waiting',
    async (pathname) => {
      const sockets = await Promise.all([unfinished(url, pathname), unfinished(url, pathname)]);
      try {
        expect((await post(url, '/rest/v1/rpc/today', {})).status).toBe(200);
        const recover = await fetch(`${url}/auth/v1/recover`, {
          method: 'POST',
          headers: { apikey: KEYS.publishableKey, 'X-Forwarded-For': newNetwork() },
          body: JSON.stringify({ email: newAddress() }),
        });
        expect(recover.status).toBe(200);
      } finally {
        for (const socket of sockets) socket.destroy();
      }
    },
  );

  test('requests at the same time keep their roles apart', async () => {
    const puzzles = async (apikey: string): Promise<unknown> =>
      (await fetch(`${url}/rest/v1/daily_puzzles?select=day_key`, { headers: { apikey } })).json();
    await post(url, '/rest/v1/daily_puzzles', PUZZLE, KEYS.secretKey);
    const keys = Array.from({ length: 20 }, (__, index) =>
      index % 2 ? KEYS.secretKey : KEYS.publishableKey,
    );
    const expected = keys.map((key) => (key === KEYS.secretKey ? [{ day_key: PUZZLE.day_key }] : []));
    expect(await Promise.all(keys.map(puzzles))).toEqual(expected);
  });
});
