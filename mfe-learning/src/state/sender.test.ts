/** @jest-environment jest-fixed-jsdom */
import { createSender, RETRY_MS } from './sender';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const settle = () => jest.advanceTimersByTimeAsync(0);

test('sends one at a time, and of what came meanwhile the newest', async () => {
  const open: (() => void)[] = [];
  const sent: number[] = [];
  const sender = createSender<number>(
    (item) =>
      new Promise((resolve) => {
        sent.push(item);
        open.push(() => resolve(true));
      }),
    () => {},
  );
  [1, 2, 3].forEach(sender.send);
  expect(sent).toEqual([1]);
  open[0]?.();
  await settle();
  expect(sent).toEqual([1, 3]);
});

test('tries again after a while, or when the network is back', async () => {
  let tries = 0;
  const waiting: boolean[] = [];
  const sender = createSender<string>(
    () => {
      tries += 1;
      return tries < 3 ? Promise.reject(new Error('offline')) : Promise.resolve(true);
    },
    (isWaiting) => waiting.push(isWaiting),
  );
  sender.send('a');
  await settle();
  await jest.advanceTimersByTimeAsync(RETRY_MS);
  expect(tries).toBe(2);
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(waiting).toEqual([true, true, false]);
  await jest.advanceTimersByTimeAsync(RETRY_MS * 3);
  expect(tries).toBe(3);
});

test('ends when it is stopped, or when nothing more is to be sent', async () => {
  let tries = 0;
  const sender = createSender<string>(
    () => {
      tries += 1;
      return Promise.resolve(false);
    },
    () => {},
  );
  sender.send('a');
  await settle();
  sender.send('b');
  sender.stop();
  await settle();
  expect(tries).toBe(1);
});
