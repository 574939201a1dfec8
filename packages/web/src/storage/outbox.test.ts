/** @jest-environment jest-fixed-jsdom */
import { createOutbox, sendEach } from './outbox';
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

test('runs one attempt at a time, even if the network and the page come back meanwhile', async () => {
  sending = startOutbox(1);
  await comeOnline();
  comeBack();
  expect(sending.tries()).toBe(1);
  await sending.end(0);
  expect(sending.tries()).toBe(1);
});

test('repeats an attempt immediately if it failed while the network came back, and then waits', async () => {
  sending = startOutbox(1);
  await comeOnline();
  await sending.end(1);
  expect(sending.tries()).toBe(2);
  await sending.end(1);
  expect(sending.tries()).toBe(2);
});

test('sends an item that was added during an attempt right after it', async () => {
  sending = startOutbox(1);
  sending.change(2);
  expect(sending.tries()).toBe(1);
  await sending.end(1);
  expect(sending.tries()).toBe(2);
});

test('sends nothing after it is stopped', async () => {
  sending = startOutbox(1);
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
  sending = startOutbox(1);
  const stopSecond = sending.outbox.start();
  stopSecond();
  await sending.end(1);
  await comeOnline();
  expect(sending.tries()).toBe(2);
});

test('isWaiting tells whether something waits for the next attempt', async () => {
  sending = startOutbox(1);
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
  sending = startOutbox(1);
  const error = new Error('57014');
  await sending.fail(error);
  expect(sending.report.mock.calls).toEqual([[error]]);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sending.tries()).toBe(2);
});

test('sends items that were added near the end of an attempt immediately', async () => {
  sending = startOutbox(11);
  sending.change(1);
  sending.change(2);
  await sending.end(1);
  expect(sending.tries()).toBe(2);
});

test('does not wait for items that another tab has sent', async () => {
  sending = startOutbox(1);
  await sending.end(1);
  sending.change(0);
  expect(sending.outbox.isWaiting()).toBe(false);
  sending.change(1);
  expect(sending.tries()).toBe(2);
});

test('whenIdle sends nothing', async () => {
  sending = startOutbox(1);
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
  sending = startOutbox(1);
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
