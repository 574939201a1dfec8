/** @jest-environment jest-fixed-jsdom */
import { keepSending } from './keep-sending';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const comeOnline = () => window.dispatchEvent(new Event('online'));
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

/** Pending results, and a server that responds when the test says so. */
function start(pending: number) {
  let count = pending;
  const listeners = new Set<() => void>();
  const tries: (() => void)[] = [];
  const change = (next: number) => {
    count = next;
    listeners.forEach((listener) => listener());
  };
  const stop = keepSending({
    count: () => count,
    send: () => new Promise((resolve) => tries.push(resolve)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  return {
    /** How many tries were begun. */
    tries: () => tries.length,
    change,
    /** The running try ends, with this many results still pending. */
    end: async (left: number) => {
      change(left);
      tries.at(-1)?.();
      await jest.advanceTimersByTimeAsync(0);
    },
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

test('a result that comes while a try runs is sent right after it', async () => {
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

test('a pause ends early for a new result, or for a page that is looked at again, not for a result less', async () => {
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
