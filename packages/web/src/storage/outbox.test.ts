/** @jest-environment jest-fixed-jsdom */
import { createOutbox, sendEach } from './outbox';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const comeOnline = () => window.dispatchEvent(new Event('online'));
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

/** Pending items, and a server that responds when the test says so. */
function start(pending: number) {
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
  });
  const stop = outbox.start();
  return {
    outbox,
    /** How many tries were begun. */
    tries: () => tries.length,
    change,
    /** The running try ends, with this many items still pending. */
    end: async (left: number) => {
      change(left);
      tries.at(-1)?.resolve();
      await jest.advanceTimersByTimeAsync(0);
    },
    /** The running try is stopped by an error. */
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

test('one try runs at a time, also when the network and the page come back meanwhile', async () => {
  sending = start(1);
  comeOnline();
  comeBack();
  expect(sending.tries()).toBe(1);
  await sending.end(0);
  expect(sending.tries()).toBe(1);
});

test('a try that failed while the network came back is made again at once, and then rests', async () => {
  sending = start(1);
  comeOnline();
  await sending.end(1);
  expect(sending.tries()).toBe(2);
  await sending.end(1);
  expect(sending.tries()).toBe(2);
});

test('an item that comes while a try runs is sent right after it', async () => {
  sending = start(1);
  sending.change(2);
  expect(sending.tries()).toBe(1);
  await sending.end(1);
  expect(sending.tries()).toBe(2);
});

test('a failed try rests twice as long each time, up to five minutes, and five seconds again after a success', async () => {
  sending = start(1);
  for (const seconds of [5, 10, 20, 40, 80, 160, 300, 300]) {
    const before = sending.tries();
    await sending.end(1);
    await jest.advanceTimersByTimeAsync(seconds * 1_000 - 1);
    expect(sending.tries()).toBe(before);
    await jest.advanceTimersByTimeAsync(1);
    expect(sending.tries()).toBe(before + 1);
  }
  await sending.end(0);
  sending.change(1);
  await sending.end(1);
  const before = sending.tries();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sending.tries()).toBe(before + 1);
});

test('after something else has sent what waited, a failed try rests five seconds', async () => {
  sending = start(1);
  await sending.end(1);
  await jest.advanceTimersByTimeAsync(5_000);
  await sending.end(1);
  sending.change(0);
  sending.change(1);
  await sending.end(1);
  const before = sending.tries();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sending.tries()).toBe(before + 1);
});

test('a pause ends early for a new item, or for a page that is looked at again, not for an item less', async () => {
  sending = start(3);
  await sending.end(2);
  sending.change(1);
  expect(sending.tries()).toBe(1);
  sending.change(3);
  expect(sending.tries()).toBe(2);
  await sending.end(1);
  comeBack();
  expect(sending.tries()).toBe(3);
  // No timer of an earlier pause is left.
  await sending.end(1);
  await jest.advanceTimersByTimeAsync(19_999);
  expect(sending.tries()).toBe(3);
});

test('stopped, it sends no more', async () => {
  sending = start(1);
  comeOnline();
  sending.stop();
  await sending.end(2);
  comeOnline();
  comeBack();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(sending.tries()).toBe(1);
});

test('a try that takes over more at once is one try', async () => {
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
  });
  const stop = outbox.start();
  await outbox.flush();
  stop();
  expect(send).toHaveBeenCalledTimes(1);
});

test('started by two screens, it sends until both have left', async () => {
  sending = start(1);
  const stopSecond = sending.outbox.start();
  stopSecond();
  await sending.end(1);
  comeOnline();
  expect(sending.tries()).toBe(2);
});

test('it says whether something waits for the next try', async () => {
  sending = start(1);
  const heard: boolean[] = [];
  sending.outbox.subscribe(() => heard.push(sending.outbox.isWaiting()));
  expect(sending.outbox.isWaiting()).toBe(false);
  await sending.end(1);
  await jest.advanceTimersByTimeAsync(5_000);
  await sending.end(1);
  comeOnline();
  await sending.end(0);
  expect(heard).toEqual([true, true, false]);
});

test('what stopped a try is reported, and the try is made again', async () => {
  sending = start(1);
  const error = new Error('57014');
  await sending.fail(error);
  expect(sending.report.mock.calls).toEqual([[error]]);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sending.tries()).toBe(2);
});

test('what comes while a try has sent nearly all is sent at once after it', async () => {
  sending = start(11);
  sending.change(1);
  sending.change(2);
  await sending.end(1);
  expect(sending.tries()).toBe(2);
});

test('what another tab has sent does not wait, and the next one is sent at once', async () => {
  sending = start(1);
  await sending.end(1);
  sending.change(0);
  expect(sending.outbox.isWaiting()).toBe(false);
  sending.change(1);
  expect(sending.tries()).toBe(2);
});

test('waiting for the running try sends nothing', async () => {
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

test('a flush during a try waits for it', async () => {
  sending = start(1);
  let isDone = false;
  const flushed = sending.outbox.flush().then(() => (isDone = true));
  expect([sending.tries(), isDone]).toEqual([1, false]);
  await sending.end(0);
  await flushed;
  await sending.outbox.flush();
  expect(sending.tries()).toBe(1);
});

test('one that cannot be sent does not hold up the others, and is reported', async () => {
  const sent: number[] = [];
  const send = (item: number) =>
    item === 1 ? Promise.reject(new Error('refused')) : Promise.resolve(void sent.push(item));
  await expect(sendEach([1, 2, 3], send)).rejects.toThrow('refused');
  expect(sent).toEqual([2, 3]);
});
