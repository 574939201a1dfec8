/** @jest-environment jest-fixed-jsdom */
import { RpcError } from '@ninefold/contracts/rpc';
import { comeBack, comeOnline, startOutbox } from './testing/start-outbox';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

let sending: ReturnType<typeof startOutbox>;
afterEach(() => sending.stop());

const LONGEST = () => 1;

test('doubles the jitter after each failure up to five minutes, and resets it to five seconds after a success', async () => {
  sending = startOutbox(1, LONGEST);
  for (const seconds of [5, 10, 20, 40, 80, 160, 300, 300]) {
    const before = sending.tries();
    await sending.end(1);
    await jest.advanceTimersByTimeAsync((1 + seconds) * 1_000 - 1);
    expect(sending.tries()).toBe(before);
    await jest.advanceTimersByTimeAsync(1);
    expect(sending.tries()).toBe(before + 1);
  }
  await sending.end(0);
  sending.change(1);
  await sending.end(1);
  const before = sending.tries();
  await jest.advanceTimersByTimeAsync(6_000);
  expect(sending.tries()).toBe(before + 1);
});

test('resets the pause when the pending items were sent elsewhere', async () => {
  sending = startOutbox(1, LONGEST);
  await sending.end(1);
  await jest.advanceTimersByTimeAsync(6_000);
  await sending.end(1);
  sending.change(0);
  sending.change(1);
  await sending.end(1);
  const before = sending.tries();
  await jest.advanceTimersByTimeAsync(6_000);
  expect(sending.tries()).toBe(before + 1);
});

test('ends a pause for a new item or a visible page, not for a removed item', async () => {
  sending = startOutbox(3, LONGEST);
  await sending.end(2);
  sending.change(1);
  expect(sending.tries()).toBe(1);
  sending.change(3);
  expect(sending.tries()).toBe(2);
  await sending.end(1);
  comeBack();
  expect(sending.tries()).toBe(3);
  // Clears timers of earlier pauses.
  await sending.end(1);
  await jest.advanceTimersByTimeAsync(19_999);
  expect(sending.tries()).toBe(3);
});

const busy = (waitSeconds: number) => new RpcError('limit', { message: 'One at a time.', waitSeconds });

test('waits for the time that the server names, even with new items', async () => {
  sending = startOutbox(1);
  sending.change(2);
  await sending.fail(busy(40));
  await jest.advanceTimersByTimeAsync(39_999);
  expect(sending.tries()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(sending.tries()).toBe(2);
});

test('pages that failed together retry at different times', async () => {
  const retriedAfter = async (jitter: number) => {
    const page = startOutbox(1, () => jitter);
    await page.fail(busy(1));
    let waited = 0;
    for (; page.tries() === 1; waited += 500) await jest.advanceTimersByTimeAsync(500);
    page.stop();
    return waited;
  };
  expect([await retriedAfter(0), await retriedAfter(0.5), await retriedAfter(0.9)]).toEqual([
    1_000, 3_500, 5_500,
  ]);
  sending = startOutbox(0);
});

test('a page that is hidden or without a network does not retry until it is back', async () => {
  sending = startOutbox(1);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await sending.end(1);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(sending.tries()).toBe(1);
  hidden.mockRestore();
  comeBack();
  expect(sending.tries()).toBe(2);
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await sending.end(1);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(sending.tries()).toBe(2);
  onLine.mockRestore();
  await comeOnline();
  expect(sending.tries()).toBe(3);
});

test('sends up to ten seconds after the network came back, unless it is lost again', async () => {
  sending = startOutbox(1, () => 0.8);
  await sending.end(1);
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await jest.advanceTimersByTimeAsync(60_000);
  onLine.mockRestore();
  await comeOnline();
  await jest.advanceTimersByTimeAsync(7_000);
  window.dispatchEvent(new Event('offline'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sending.tries()).toBe(1);
  await comeOnline();
  await jest.advanceTimersByTimeAsync(7_999);
  expect(sending.tries()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(sending.tries()).toBe(2);
});
