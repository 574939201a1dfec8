import { REMOTES } from '@ninefold/contracts';
import { BAD_PORTS, PART_NAMES, PART_PORTS, readPorts } from './ports';

/** Node documents `dispatcher`, which opens the connections of `fetch`, but the DOM's types lack it. */
const WITHOUT_CONNECTION: RequestInit = {
  dispatcher: {
    dispatch() {
      throw new Error('no connection');
    },
  },
} as object;

async function isRefusedByFetch(port: number): Promise<boolean> {
  const error: unknown = await fetch(`http://127.0.0.1:${port}`, WITHOUT_CONNECTION).catch(
    (reason) => reason,
  );
  const { message } = (error as Error).cause as Error;
  if (message !== 'bad port' && message !== 'no connection') throw new Error(message);
  return message === 'bad port';
}

describe('the ports', () => {
  it('are the defaults, with those of remotes from the list of remotes', () => {
    const ports = readPorts({});
    expect(ports).toMatchObject({ shell: 3000, payments: 4000, supabase: 54321, outbox: 8025 });
    for (const [name, { port }] of Object.entries(REMOTES)) expect(ports).toMatchObject({ [name]: port });
  });

  it('are all moved by PORT_OFFSET, including those set individually', () => {
    expect(readPorts({ PORT_OFFSET: '500', SHELL_PORT: '8080' })).toMatchObject({ shell: 8580, games: 3501 });
  });

  it.each([
    [{ SHELL_PORT: 'abc' }, 'SHELL_PORT must be a whole number, not "abc".'],
    [{ PORT_OFFSET: '-1' }, 'PORT_OFFSET must be a whole number, not "-1".'],
    [{ PORT_OFFSET: '20000' }, 'SUPABASE_PORT gives port 74321, which is not between 1 and 65535.'],
    [{ GAMES_PORT: '3000' }, 'SHELL_PORT and GAMES_PORT give the same port 3000.'],
    [{ PORT_OFFSET: '2000' }, 'PAYMENTS_PORT gives port 6000, which browsers refuse to call (a "bad port")'],
  ])('are rejected when invalid: %j', (environment, message) => {
    expect(() => readPorts(environment)).toThrow(message);
  });
});

describe('the list of blocked ports', () => {
  it('equals the list of fetch', async () => {
    for (const port of BAD_PORTS) expect([port, await isRefusedByFetch(port)]).toEqual([port, true]);
  });

  it.each(PART_NAMES)('does not contain the default port of %s', async (name) => {
    expect(await isRefusedByFetch(PART_PORTS[name].port)).toBe(false);
  });
});
