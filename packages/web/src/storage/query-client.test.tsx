/** @jest-environment jest-fixed-jsdom */
import { QueryObserver, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { RpcError } from '@ninefold/contracts/rpc';
import type { Platform, SavedResult } from '@ninefold/platform';
import { fakePlatform } from '@ninefold/platform/testing';
import { createQueryClient } from './query-client';

const DAILY: SavedResult = { kind: 'daily', game: 'sum_grid', day: '2026-11-21' };
const PRACTICE: SavedResult = { kind: 'practice', game: 'sum_grid' };

let platform: Platform;
let client: QueryClient;
const report = jest.fn();

function open(jitter = () => 0) {
  jest.useFakeTimers();
  platform = fakePlatform();
  client = createQueryClient({ report, jitter, onSaved: platform.onSaved });
  client.mount();
}

const stops: (() => void)[] = [];
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  client.unmount();
  client.clear();
  jest.useRealTimers();
  report.mockClear();
});

const settle = () => jest.advanceTimersByTimeAsync(0);

type Meta = NonNullable<Parameters<QueryClient['prefetchQuery']>[0]['meta']>;

/** A screen that shows a query. */
function show(queryKey: QueryKey, queryFn: () => Promise<unknown>, meta: Meta = {}) {
  const observer = new QueryObserver(client, { queryKey, queryFn, meta });
  stops.push(observer.subscribe(() => {}));
  return observer;
}

const busy = new RpcError('failed', {
  message: 'Busy.',
  status: 503,
  code: 'PT503',
  hint: 'busy',
  waitSeconds: 1,
});
const limit = (waitSeconds: number) => new RpcError('limit', { message: 'Too many.', waitSeconds });

describe('a call that fails', () => {
  test.each([
    ['is repeated three times when the server is busy', busy, 4],
    ['is repeated three times beside another one of the same person', limit(1), 4],
    ['is repeated twice without a network', new RpcError('offline', { message: 'no' }), 3],
    ['is repeated twice after a defect', new RpcError('failed', { message: 'no', status: 500 }), 3],
    ['is not repeated when the limit takes a minute', limit(60), 1],
  ])('%s, and is then reported', async (_, error, calls) => {
    open();
    const read = jest.fn().mockRejectedValue(error);
    show(['figures'], read);
    await jest.advanceTimersByTimeAsync(120_000);
    expect(read).toHaveBeenCalledTimes(calls);
    expect(report.mock.calls).toEqual([[error, 'figures']]);
  });

  test('is repeated after the server’s time and full jitter', async () => {
    open(() => 0.5);
    const read = jest.fn().mockRejectedValueOnce(busy).mockRejectedValueOnce(busy).mockResolvedValue('data');
    const observer = show(['figures'], read);
    await jest.advanceTimersByTimeAsync(1_499);
    expect(read).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(read).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(1_999);
    expect(read).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(1);
    expect(observer.getCurrentResult().data).toBe('data');
    expect(report).not.toHaveBeenCalled();
  });
});

describe('a change that fails', () => {
  const change = (mutationFn: () => Promise<unknown>) =>
    client.getMutationCache().build(client, client.defaultMutationOptions({ mutationFn })).execute(undefined);

  test.each([
    ['is repeated when the server refused it under load', busy, 4],
    ['is not repeated when the response was lost', new RpcError('offline', { message: 'no' }), 1],
    ['is not repeated after a gateway timeout', new RpcError('failed', { message: 'no', status: 504 }), 1],
    ['is not repeated for a limit of a minute', limit(60), 1],
  ])('%s', async (_, error, calls) => {
    open();
    const call = jest.fn().mockRejectedValue(error);
    const failed = expect(change(call)).rejects.toBe(error);
    await jest.advanceTimersByTimeAsync(120_000);
    await failed;
    expect(call).toHaveBeenCalledTimes(calls);
  });
});

test('a query that waits for the network is read at this page’s share of ten seconds after it came back', async () => {
  open(() => 0.6);
  const read = jest.fn().mockResolvedValue('data');
  window.dispatchEvent(new Event('offline'));
  const observer = new QueryObserver(client, { queryKey: ['outcome'], queryFn: read, networkMode: 'online' });
  stops.push(observer.subscribe(() => {}));
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(5_999);
  expect(read).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(read).toHaveBeenCalledTimes(1);
});

describe('after a save', () => {
  test('reads only queries that depend on its results', async () => {
    open();
    const calls: string[] = [];
    const read = (name: string) => async () => calls.push(name);
    show(['card'], read('card'), { dependsOn: ({ kind }) => kind === 'daily' });
    show(['report'], read('report'), { dependsOn: () => true });
    show(['challenge'], read('challenge'));
    await settle();
    calls.length = 0;
    platform.announceSaved([PRACTICE]);
    await settle();
    expect(calls.splice(0)).toEqual(['report']);
    platform.announceSaved([PRACTICE, DAILY]);
    await settle();
    expect(calls.splice(0)).toEqual(['card', 'report']);
    platform.announceSaved();
    await settle();
    expect(calls).toEqual(['card', 'report']);
  });

  test('updates data that its results tell, without a call', async () => {
    open();
    const read = jest.fn().mockResolvedValue(['first']);
    const observer = show(['card'], read, {
      dependsOn: () => true,
      withSaved: (data, { kind }) => (kind === 'daily' ? [...(data as string[]), kind] : undefined),
    });
    await settle();
    platform.announceSaved([DAILY]);
    await settle();
    expect(observer.getCurrentResult().data).toEqual(['first', 'daily']);
    expect(read).toHaveBeenCalledTimes(1);
    platform.announceSaved([DAILY, PRACTICE]);
    await settle();
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('adds its results to the response of a running request', async () => {
    open();
    let respond: (data: string[]) => void = () => {};
    const read = jest.fn(() => new Promise((resolve) => (respond = resolve)));
    const observer = show(['card'], read, {
      dependsOn: () => true,
      withSaved: (data, { kind }) => [...(data as string[]), kind],
    });
    platform.announceSaved([DAILY]);
    respond(['older']);
    await settle();
    expect(observer.getCurrentResult().data).toEqual(['older', 'daily']);
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('repeats a first request that can be older than the save', async () => {
    open();
    const responses: ((data: string) => void)[] = [];
    const read = () => new Promise((resolve) => responses.push(resolve));
    const observer = show(['figures'], read, { dependsOn: () => true });
    platform.announceSaved([DAILY]);
    responses[0]?.('older');
    await settle();
    responses[1]?.('newer');
    await settle();
    expect(observer.getCurrentResult().data).toBe('newer');
    expect(responses).toHaveLength(2);
  });

  test('listens once, however many screens use the client', async () => {
    open();
    client.mount();
    const read = jest.fn().mockResolvedValue('data');
    show(['figures'], read, { dependsOn: () => true });
    await settle();
    platform.announceSaved([DAILY]);
    await settle();
    expect(read).toHaveBeenCalledTimes(2);
    client.unmount();
    platform.announceSaved([DAILY]);
    await settle();
    expect(read).toHaveBeenCalledTimes(3);
  });
});
