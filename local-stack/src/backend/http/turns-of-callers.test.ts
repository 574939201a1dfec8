import { callerOf, turnsOfCallers } from './turns-of-callers';

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('two calls of one person run at once, the others one after the other, and those of others beside them', async () => {
  const turnOf = turnsOfCallers(2);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const call = (caller: string | null, name: string) =>
    turnOf(caller, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const calls = [
    call('a', 'a1'),
    call('a', 'a2'),
    call('a', 'a3'),
    call('a', 'a4'),
    call('b', 'b1'),
    call(null, 'n'),
  ];
  await settled();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'n']);
  ends[0]?.();
  await settled();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'n', 'a3']);
  while (ends.length > 0) {
    ends.shift()?.();
    await settled();
  }
  await Promise.all(calls);
  expect(begun).toHaveLength(6);
});

test('a call that fails hands its turn over', async () => {
  const turnOf = turnsOfCallers(2);
  const fails = () => Promise.reject(new Error('no'));
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => turnOf('a', fails)));
  expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  await expect(turnOf('a', () => Promise.resolve('done'))).resolves.toBe('done');
});

test('a key is no person', () => {
  const of = (authorization?: string) =>
    callerOf(new Headers({ apikey: 'key', ...(authorization !== undefined && { authorization }) }));
  expect([of(), of('Bearer key'), of('Bearer token')]).toEqual([null, null, 'Bearer token']);
});
