import { atOnce, oneAtATime } from './in-turn';
import { shareWaiting } from './share-waiting';

/** A service that counts what it computes, and waits until it is released. */
function counting() {
  let computed = 0;
  const releases: (() => void)[] = [];
  const answer = shareWaiting(
    async (request) => {
      computed += 1;
      const number = computed;
      await new Promise<void>((resolve) => releases.push(resolve));
      return Response.json({ number, url: request.url }, { status: 201, headers: { 'X-Test': 'yes' } });
    },
    { isShared: ({ headers }) => !headers.has('authorization'), inTurn: oneAtATime() },
  );
  const ask = (body = '', headers: Record<string, string> = {}) =>
    answer(new Request('http://localhost/today', { method: 'POST', headers, body }));
  return { ask, release: () => releases.shift()?.(), computed: () => computed };
}

/** Lets everything run that waits for nothing else. */
async function settle() {
  for (let times = 0; times < 5; times += 1) await new Promise((resolve) => setImmediate(resolve));
}

const numberOf = async (response: Promise<Response>) =>
  ((await (await response).json()) as { number: number }).number;

test('equal requests that wait together get one response, each its own copy', async () => {
  const { ask, release, computed } = counting();
  const first = ask();
  await settle();
  const others = [ask(), ask(), ask()];
  await settle();
  release();
  expect(await numberOf(first)).toBe(1);
  await settle();
  release();
  expect(await Promise.all(others.map(numberOf))).toEqual([2, 2, 2]);
  expect(computed()).toBe(2);
});

test('a request never gets a response that was begun before it came', async () => {
  const { ask, release } = counting();
  const first = ask();
  await settle();
  const second = ask();
  await settle();
  release();
  await settle();
  release();
  expect([await numberOf(first), await numberOf(second)]).toEqual([1, 2]);
});

test.each<[string, string, Record<string, string>]>([
  ['another body', '{"a":1}', {}],
  ['another header that counts', '', { Prefer: 'count=exact' }],
  ['a session', '', { Authorization: 'Bearer token' }],
])('a request with %s is not shared', async (_, body, headers) => {
  const { ask, release, computed } = counting();
  const all = [ask(), ask(body, headers), ask()];
  for (let times = 0; times < 3; times += 1) {
    await settle();
    release();
  }
  expect((await Promise.all(all)).map(({ status, headers: sent }) => [status, sent.get('X-Test')])).toEqual(
    Array(3).fill([201, 'yes']),
  );
  expect(computed()).toBe(2);
});

test('a failure is everybody’s, and the next request is computed anew', async () => {
  let fails = true;
  const answer = shareWaiting(
    () => (fails ? Promise.reject(new Error('no')) : Promise.resolve(new Response('yes'))),
    {
      isShared: () => true,
      inTurn: oneAtATime(),
    },
  );
  const ask = () => answer(new Request('http://localhost/today'));
  expect((await Promise.allSettled([ask(), ask()])).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);
  fails = false;
  expect(await (await ask()).text()).toBe('yes');
});

test('where turns begin at once, nothing is kept for later requests', async () => {
  let computed = 0;
  const answer = shareWaiting(() => Promise.resolve(new Response(String((computed += 1)))), {
    isShared: () => true,
    inTurn: atOnce,
  });
  const ask = async () => (await answer(new Request('http://localhost/today'))).text();
  expect([await ask(), await ask(), await ask()]).toEqual(['1', '2', '3']);
});
