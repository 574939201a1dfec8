import { isForLater, joinLists, readPages } from './index';

const noWait = () => Promise.reject(new Error('It waited.'));

const next = (key: number) => ({ table: 'public.game_sessions', key: [key] });
const page = (rows: number[], after: number | null) => ({ rows, next: after === null ? null : next(after) });
const refusal = (hint: string, details: string | null) => ({
  data: null,
  error: { message: 'Refused.', hint, details },
});

test('reads every page from the end of the previous one', async () => {
  const pages = [page([1, 2], 2), page([3], 3), page([4], null)];
  const read = jest.fn((after: { key: (string | number)[] } | null) =>
    Promise.resolve({ data: pages[after === null ? 0 : Number(after.key[0]) - 1] ?? null, error: null }),
  );
  expect((await readPages(read, noWait)).flatMap(({ rows }) => rows)).toEqual([1, 2, 3, 4]);
  expect(read.mock.calls).toEqual([[null], [next(2)], [next(3)]]);
});

test('retries a page after the wait that the database requests', async () => {
  const wait = jest.fn(() => Promise.resolve());
  const read = jest
    .fn()
    .mockResolvedValueOnce(refusal('too-many-reads', '17'))
    .mockResolvedValueOnce(refusal('one-read-at-a-time', '1'))
    .mockResolvedValueOnce({ data: page([1], null), error: null });
  expect(await readPages(read, wait)).toEqual([page([1], null)]);
  expect(wait.mock.calls).toEqual([[17], [1]]);
});

test.each([
  ['too-many-reads', 3],
  ['subscribers-only', 0],
])('throws %s after %d waits', async (hint, waits) => {
  const wait = jest.fn(() => Promise.resolve());
  await expect(readPages(() => Promise.resolve(refusal(hint, null)), wait)).rejects.toMatchObject({
    message: 'Refused.',
    cause: { hint },
  });
  expect(wait).toHaveBeenCalledTimes(waits);
});

test('joins the lists of all pages', () => {
  expect(joinLists([{ a: [{ n: 1 }], b: [] }, { b: [{ n: 2 }] }, { a: [{ n: 3 }], b: [{ n: 4 }] }])).toEqual({
    a: [{ n: 1 }, { n: 3 }],
    b: [{ n: 2 }, { n: 4 }],
  });
});

test('isForLater is true only for temporary refusals', () => {
  expect(
    [
      new Error('x', { cause: { hint: 'too-many-reads' } }),
      new Error('x', { cause: { hint: 'session-over' } }),
      new Error('x'),
      null,
    ].map(isForLater),
  ).toEqual([true, false, false, false]);
});
