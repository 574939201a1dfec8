import { signedIn } from '@ninefold/platform/testing';
import { withFallback } from '@ninefold/web/storage';
import { fakeServer } from '../testing/fake-server';
import { NOON, renderGames, storedResults, wait } from '../testing/render-games';
import { createFinishedResults } from './finished-results';
import { add, practice } from './testing/stored-results';

const auth = signedIn();

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

/** How long the database works on a list. */
const LIST_MS = 400;

/** A server that works on one list of a person at a time and counts lists per minute, including refused ones. */
function limitedServer({ listsPerMinute }: { listsPerMinute: number }) {
  const server = fakeServer();
  let running = 0;
  const lists: number[] = [];
  const lengths: number[] = [];

  const limit = (hint: string, seconds: number) => ({
    data: null,
    error: { code: 'PT429', message: 'Too many calls.', hint, details: String(seconds) },
    status: 429,
  });

  async function saveResults(
    client: Awaited<ReturnType<typeof server.supabase>>,
    args: { p_results: object[] },
  ) {
    const { length } = args.p_results;
    lengths.push(length);
    const call = () => client.rpc('save_results', args as never);
    if (length === 1) return call();
    const inLastMinute = lists.filter((at) => at > Date.now() - 60_000).length;
    lists.push(Date.now());
    if (inLastMinute >= listsPerMinute) return limit('too-many-calls', 45);
    if (running > 0) return limit('one-call-at-a-time', 1);
    running += 1;
    await new Promise((resolve) => setTimeout(resolve, LIST_MS));
    running -= 1;
    return call();
  }

  return {
    server,
    /** Results in each call. */
    lengths,
    supabase: async () => {
      const client = await server.supabase();
      const rpc = (name: string, args: never) =>
        name === 'save_results' ? saveResults(client, args) : client.rpc(name as never, args);
      return Object.assign(Object.create(client) as typeof client, { rpc });
    },
  };
}

/** The storage of another device. */
function memoryStorage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.create(methods) as Storage;
}

const COUNT = 6;
const ids = (device: string) => Array.from({ length: COUNT }, (_, at) => `${device}-${at}`);

test.each([
  ['one list at a time', { listsPerMinute: 10 }],
  ['no more lists in this minute', { listsPerMinute: 0 }],
])('two devices of one person save everything once when the server allows %s', async (_, limits) => {
  const { server, supabase } = limitedServer(limits);
  const reportError = jest.fn();
  const platform = { auth, supabase, reportError };
  const other = memoryStorage();
  const others = createFinishedResults(withFallback(() => other));
  for (const id of ids('phone')) add(practice({ id }));
  for (const id of ids('tablet')) others.add({ owner: 'user-1', state: 'pending', result: practice({ id }) });
  // The clock does not advance in between.
  await renderGames('/puzzle-games', platform);
  await renderGames('/puzzle-games', platform, { storage: () => other });
  await wait(10_000);
  expect(server.saved.map(({ id }) => id).sort()).toEqual([...ids('phone'), ...ids('tablet')]);
  expect(storedResults().pending('user-1')).toEqual([]);
  expect(others.pending('user-1')).toEqual([]);
  expect(reportError).not.toHaveBeenCalled();
});

test('two tabs with the same results do not refuse each other forever', async () => {
  const { server, supabase, lengths } = limitedServer({ listsPerMinute: 10 });
  const reportError = jest.fn();
  for (const id of ids('tab')) add(practice({ id }));
  await renderGames('/puzzle-games', { auth, supabase, reportError });
  await renderGames('/puzzle-games', { auth, supabase, reportError });
  await wait(10_000);
  expect(new Set(server.saved.map(({ id }) => id))).toEqual(new Set(ids('tab')));
  expect(ids('tab').map((id) => storedResults().get('user-1', id)?.state)).toEqual(
    ids('tab').map(() => 'saved'),
  );
  expect(lengths.filter((length) => length > 1)).toHaveLength(2);
  expect(reportError).not.toHaveBeenCalled();
});
