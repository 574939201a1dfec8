import { isBusy, retryDelay, RpcError, whileBusy } from '.';

type Failure = ConstructorParameters<typeof RpcError>;
const error = (kind: Failure[0], over: Partial<Failure[1]> = {}) =>
  new RpcError(kind, { message: 'no', ...over });

test.each([
  ['a call beside another one of the same person', error('limit', { waitSeconds: 1 }), true],
  ['a limit of a minute', error('limit', { waitSeconds: 40 }), false],
  ['a limit without a time', error('limit'), false],
  ['a lock held by another call', error('failed', { status: 503, code: 'PT503', hint: 'busy' }), true],
  ['a server that takes no more calls', error('failed', { status: 503 }), true],
  ['a puzzle that is missing', error('failed', { status: 503, hint: 'puzzle-not-published' }), false],
  ['a canceled statement', error('failed', { status: 500, code: '57014' }), true],
  ['a lock timeout', error('failed', { status: 500, code: '55P03' }), true],
  ['a defect', error('failed', { status: 500, code: 'XX000' }), false],
  ['a gateway that lost its server', error('failed', { status: 502 }), false],
  ['a gateway that waited too long', error('failed', { status: 504 }), false],
  ['no network', error('offline'), false],
  ['an expired session', error('signed-out', { status: 401 }), false],
  ['another error', new Error('503'), false],
])('%s can be repeated within seconds: %#', (_, failure, expected) => {
  expect(isBusy(failure)).toBe(expected);
});

test('the delay is the server’s time, then jitter whose bound doubles up to the longest', () => {
  const busy = error('failed', { status: 503, waitSeconds: 2 });
  expect([0, 1, 2, 3, 10].map((failures) => retryDelay(busy, failures, 1))).toEqual([
    3_000, 4_000, 6_000, 10_000, 32_000,
  ]);
  expect(retryDelay(busy, 3, 0)).toBe(2_000);
  expect(retryDelay(busy, 1, 0.5, { first: 5_000, longest: 300_000 })).toBe(7_000);
});

test.each([
  ['a second for an error without a time', error('offline'), 1_000],
  ['a minute for a limit without a time', error('limit'), 60_000],
  ['a minute for a longer time', error('limit', { waitSeconds: 3_600 }), 60_000],
])('the wait before the jitter is %s', (_, failure, expected) => {
  expect(retryDelay(failure, 4, 0)).toBe(expected);
});

test('repeats a busy call three times with pauses, and throws its last error', async () => {
  const pause = jest.fn(() => Promise.resolve());
  const busy = error('limit', { waitSeconds: 1 });
  const call = jest.fn().mockRejectedValue(busy);
  await expect(whileBusy(call, { jitter: () => 0.5, pause })).rejects.toBe(busy);
  expect(call).toHaveBeenCalledTimes(4);
  expect(pause.mock.calls).toEqual([[1_500], [2_000], [3_000]]);
});

test('does not repeat a call that failed for another reason', async () => {
  const failure = error('offline');
  const call = jest.fn().mockRejectedValue(failure);
  await expect(whileBusy(call, { jitter: () => 0, pause: () => Promise.resolve() })).rejects.toBe(failure);
  expect(call).toHaveBeenCalledTimes(1);
});
