import { joinLists, readPages, RpcError } from '.';

const jitter = () => 0;
const noWait = { jitter, pause: () => Promise.reject(new Error('It waited.')) };

const next = (key: number) => ({ table: 'public.game_sessions', key: [key] });
const page = (rows: number[], after: number | null) => ({ rows, next: after === null ? null : next(after) });
const limit = (waitSeconds: number | null) =>
  new RpcError('limit', { message: 'Too many reads.', waitSeconds });

test('reads every page from the end of the previous one', async () => {
  const pages = [page([1, 2], 2), page([3], 3), page([4], null)];
  const read = jest.fn((after: { key: (string | number)[] } | null) =>
    Promise.resolve(pages[after === null ? 0 : Number(after.key[0]) - 1]!),
  );
  expect((await readPages(read, noWait)).flatMap(({ rows }) => rows)).toEqual([1, 2, 3, 4]);
  expect(read.mock.calls).toEqual([[null], [next(2)], [next(3)]]);
});

test('retries a page after the wait that the database requests', async () => {
  const pause = jest.fn(() => Promise.resolve());
  const read = jest
    .fn()
    .mockRejectedValueOnce(limit(17))
    .mockRejectedValueOnce(limit(1))
    .mockResolvedValueOnce(page([1], null));
  expect(await readPages(read, { jitter, pause })).toEqual([page([1], null)]);
  expect(pause.mock.calls).toEqual([[17_000], [1_000]]);
});

test('waits for at most a minute, and for a minute when the database gives no time', async () => {
  const pause = jest.fn(() => Promise.resolve());
  const read = jest
    .fn()
    .mockRejectedValueOnce(limit(3_600))
    .mockRejectedValueOnce(limit(null))
    .mockResolvedValueOnce(page([1], null));
  await readPages(read, { jitter, pause });
  expect(pause.mock.calls).toEqual([[60_000], [60_000]]);
});

test.each([
  [limit(1), 3],
  [new RpcError('failed', { message: 'Busy.', status: 503, code: 'PT503', hint: 'busy' }), 3],
  [new RpcError('refused', { message: 'For subscribers.', hint: 'subscribers-only' }), 0],
])('throws %s after %d waits', async (error, waits) => {
  const pause = jest.fn(() => Promise.resolve());
  await expect(readPages(() => Promise.reject(error), { jitter, pause })).rejects.toBe(error);
  expect(pause).toHaveBeenCalledTimes(waits);
});

test('joins the lists of all pages', () => {
  expect(joinLists([{ a: [{ n: 1 }], b: [] }, { b: [{ n: 2 }] }, { a: [{ n: 3 }], b: [{ n: 4 }] }])).toEqual({
    a: [{ n: 1 }, { n: 3 }],
    b: [{ n: 2 }, { n: 4 }],
  });
});
