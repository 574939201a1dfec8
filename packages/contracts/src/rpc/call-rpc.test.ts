import * as v from 'valibot';
import { callRpc, hintOf, isLimit, failsForAll, RpcError, type RpcClient } from '.';

const gridsCall = {
  name: 'grids',
  args: v.object({ p_day: v.string() }),
  response: v.array(v.object({ kind: v.picklist(['grid', 'round']) })),
} as const;
const DAY = { p_day: '2026-11-21' };

type Response = Awaited<ReturnType<RpcClient['rpc']>>;

function clientWith(response: Response) {
  const request = Object.assign(Promise.resolve(response), {
    abortSignal: jest.fn(() => request),
    setHeader: jest.fn(() => request),
  }) as unknown as ReturnType<RpcClient['rpc']>;
  return { request, rpc: jest.fn(() => request) };
}

const answers = (data: unknown) => clientWith({ data, error: null, status: 200 });
const refuses = (status: number, error: object) =>
  clientWith({ data: null, error: { message: 'no', code: '', hint: null, details: null, ...error }, status });

const failureOf = (client: RpcClient) =>
  callRpc(client, gridsCall, DAY).then(
    () => null,
    (error: unknown) => error as RpcError,
  );

test('sends the arguments and returns what the schema reads', async () => {
  const client = answers([{ kind: 'grid', title: 'of a newer server' }]);
  expect(await callRpc(client, gridsCall, DAY)).toEqual([{ kind: 'grid' }]);
  expect(client.rpc).toHaveBeenCalledWith('grids', DAY);
});

test("forwards the caller's signal and token", async () => {
  const client = answers([]);
  const signal = { aborted: false };
  await callRpc(client, gridsCall, DAY, { signal, token: 'abc' });
  expect(client.request.abortSignal).toHaveBeenCalledWith(signal);
  expect(client.request.setHeader).toHaveBeenCalledWith('Authorization', 'Bearer abc');
});

test('rejects a response that does not match the schema, unless rows may be dropped', async () => {
  const rows = [{ kind: 'grid' }, { kind: 'cube' }];
  expect(await failureOf(answers(rows))).toMatchObject({
    kind: 'unexpected',
    message: 'Invalid grids().1.kind',
    cause: expect.any(TypeError) as unknown,
  });
  const report = jest.fn();
  expect(await callRpc(answers(rows), gridsCall, DAY, { report })).toEqual([{ kind: 'grid' }]);
  expect(report).toHaveBeenCalledTimes(1);
});

test.each([
  [
    0,
    { message: 'TypeError: Failed to fetch', hint: 'advice', details: 'stack' },
    { kind: 'offline', hint: null },
  ],
  [401, { code: 'PGRST301' }, { kind: 'signed-out', code: 'PGRST301' }],
  [403, { code: '42501', hint: 'signed-out' }, { kind: 'signed-out', hint: 'signed-out' }],
  [429, { code: 'PT429', hint: 'too-many-calls', details: '17' }, { kind: 'limit', waitSeconds: 17 }],
  [429, { code: 'PT429', hint: 'too-many-reports' }, { kind: 'limit', waitSeconds: null }],
  [403, { code: '42501', hint: 'account-deleted' }, { kind: 'refused', hint: 'account-deleted' }],
  [400, { code: '22P02', hint: '' }, { kind: 'refused', code: '22P02', hint: null }],
  [500, { code: '57014' }, { kind: 'failed', code: '57014' }],
  [503, { code: 'PT503', hint: 'puzzle-not-published' }, { kind: 'failed', hint: 'puzzle-not-published' }],
  [503, { code: 'PT503', hint: 'busy', details: '2' }, { kind: 'failed', hint: 'busy', waitSeconds: 2 }],
  [400, { code: '23514', details: '3 rows' }, { kind: 'refused', waitSeconds: null }],
  [429, { code: 'PT429', details: '3 rows' }, { kind: 'limit', waitSeconds: null }],
])('maps an error with status %i and %j', async (status, error, expected) => {
  const failure = await failureOf(refuses(status, error));
  expect(failure).toBeInstanceOf(RpcError);
  expect(failure).toMatchObject({ status, ...expected });
});

test('other errors have no hint and are not rate limits', () => {
  const limit = new RpcError('limit', { message: 'no', hint: 'too-many-calls' });
  const offline = new RpcError('offline', { message: 'no' });
  const others = [new Error('x'), null];
  expect([limit, offline, ...others].map(hintOf)).toEqual(['too-many-calls', null, null, null]);
  expect([limit, offline, ...others].map(isLimit)).toEqual([true, false, false, false]);
  expect([limit, offline, ...others].map(failsForAll)).toEqual([true, true, false, false]);
});
