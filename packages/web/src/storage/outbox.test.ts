/** @jest-environment jest-fixed-jsdom */
import { RpcError } from '@ninefold/contracts/rpc';
import { createOutbox, sendEach } from './outbox';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

async function comeOnline() {
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
}
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

/** Pending items, and a server controlled by the test. */
function start(pending: number, jitter = () => 0) {
  let count = pending;
  const listeners = new Set<() => void>();
  const tries: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const report = jest.fn();
  const change = (next: number) => {
    count = next;
    listeners.forEach((listener) => listener());
  };
  const outbox = createOutbox({
    count: () => count,
    send: () => new Promise((resolve, reject) => tries.push({ resolve, reject })),
    report,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    jitter,
  });
  const stop = outbox.start();
  return {
    outbox,
    /** Started attempts. */
    tries: () => tries.length,
    change,
    /** Ends the running attempt with this many items pending. */
    end: async (left: number) => {
      change(left);
      tries.at(-1)?.resolve();
      await jest.advanceTimersByTimeAsync(0);
    },
    /** Fails the running attempt. */
    fail: async (error: Error) => {
      tries.at(-1)?.reject(error);
      await jest.advanceTimersByTimeAsync(0);
    },
    report,
    stop,
  };
}

let sending: ReturnType<typeof start>;
afterEach(() => sending.stop());

test('runs one attempt at a time, even if the network and the page come back meanwhile', async () => {
  sending = start(1);
  await comeOnline();
  comeBack();
  expect(sending.tries()).toBe(1);
  await sending.end(0);
  expect(sending.tries()).toBe(1);
});

test('repeats an attempt immediately if it failed while the network came back, and then waits', async () => {
  sending = start(1);
  await comeOnline();
  await sending.end(1);
  expect(sending.tries()).toBe(2);
  await sending.end(1);
  expect(sending.tries()).toBe(2);
});

test('sends an item that was added during an attempt right after it', async () => {
  sending = start(1);
  sending.change(2);
  expect(sending.tries()).toBe(1);
  await sending.end(1);
  expect(sending.tries()).toBe(2);
});

const LONGEST = () => 1;

test('doubles the jitter after each failure up to five minutes, and resets it to five seconds after a success', async () => {
  sending = start(1, LONGEST);
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
  sending = start(1, LONGEST);
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
  sending = start(3, LONGEST);
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
  sending = start(1);
  sending.change(2);
  await sending.fail(busy(40));
  await jest.advanceTimersByTimeAsync(39_999);
  expect(sending.tries()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(sending.tries()).toBe(2);
});

test('pages that failed together retry at different times', async () => {
  const retriedAfter = async (jitter: number) => {
    const page = start(1, () => jitter);
    await page.fail(busy(1));
    let waited = 0;
    for (; page.tries() === 1; waited += 500) await jest.advanceTimersByTimeAsync(500);
    page.stop();
    return waited;
  };
  expect([await retriedAfter(0), await retriedAfter(0.5), await retriedAfter(0.9)]).toEqual([
    1_000, 3_500, 5_500,
  ]);
  sending = start(0);
});

test('a page that is hidden or without a network does not retry until it is back', async () => {
  sending = start(1);
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
  sending = start(1, () => 0.8);
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

test('sends nothing after it is stopped', async () => {
  sending = start(1);
  await comeOnline();
  sending.stop();
  await sending.end(2);
  await comeOnline();
  comeBack();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(sending.tries()).toBe(1);
});

test('counts an attempt that sends added items as one', async () => {
  let count = 1;
  const listeners: (() => void)[] = [];
  const send = jest.fn(() => {
    count += 1;
    listeners.forEach((listener) => listener());
    count = 0;
    return Promise.resolve();
  });
  const outbox = createOutbox({
    count: () => count,
    send,
    report: () => {},
    subscribe: (listener) => {
      listeners.push(listener);
      return () => {};
    },
    jitter: () => 0,
  });
  const stop = outbox.start();
  await outbox.flush();
  stop();
  expect(send).toHaveBeenCalledTimes(1);
});

test('runs until all screens that started it have stopped it', async () => {
  sending = start(1);
  const stopSecond = sending.outbox.start();
  stopSecond();
  await sending.end(1);
  await comeOnline();
  expect(sending.tries()).toBe(2);
});

test('isWaiting tells whether something waits for the next attempt', async () => {
  sending = start(1);
  const heard: boolean[] = [];
  sending.outbox.subscribe(() => heard.push(sending.outbox.isWaiting()));
  expect(sending.outbox.isWaiting()).toBe(false);
  await sending.end(1);
  await jest.advanceTimersByTimeAsync(5_000);
  await sending.end(1);
  await comeOnline();
  await sending.end(0);
  expect(heard).toEqual([true, true, false]);
});

test('reports the error of an attempt and repeats it', async () => {
  sending = start(1);
  const error = new Error('57014');
  await sending.fail(error);
  expect(sending.report.mock.calls).toEqual([[error]]);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sending.tries()).toBe(2);
});

test('sends items that were added near the end of an attempt immediately', async () => {
  sending = start(11);
  sending.change(1);
  sending.change(2);
  await sending.end(1);
  expect(sending.tries()).toBe(2);
});

test('does not wait for items that another tab has sent', async () => {
  sending = start(1);
  await sending.end(1);
  sending.change(0);
  expect(sending.outbox.isWaiting()).toBe(false);
  sending.change(1);
  expect(sending.tries()).toBe(2);
});

test('whenIdle sends nothing', async () => {
  sending = start(1);
  let isIdle = false;
  void sending.outbox.whenIdle().then(() => (isIdle = true));
  await jest.advanceTimersByTimeAsync(0);
  expect(isIdle).toBe(false);
  await sending.end(1);
  expect(isIdle).toBe(true);
  await sending.outbox.whenIdle();
  expect(sending.tries()).toBe(1);
});

test('flush during an attempt waits for it', async () => {
  sending = start(1);
  let isDone = false;
  const flushed = sending.outbox.flush().then(() => (isDone = true));
  expect([sending.tries(), isDone]).toEqual([1, false]);
  await sending.end(0);
  await flushed;
  await sending.outbox.flush();
  expect(sending.tries()).toBe(1);
});

test('an item that cannot be sent does not block the others, and is reported', async () => {
  const sent: number[] = [];
  const send = (item: number) =>
    item === 1 ? Promise.reject(new Error('refused')) : Promise.resolve(void sent.push(item));
  await expect(sendEach([1, 2, 3], send)).rejects.toThrow('refused');
  expect(sent).toEqual([2, 3]);
});
