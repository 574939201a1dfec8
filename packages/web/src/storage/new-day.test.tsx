/** @jest-environment jest-fixed-jsdom */
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { browserDevice, DeviceContext } from './device';
import { eachDay, useReadDay } from './new-day';

const MIDNIGHT = Date.parse('2026-11-22T05:00:00Z');
const [YESTERDAY, TODAY] = ['2026-11-21', '2026-11-22'];

beforeEach(() => jest.useFakeTimers({ now: MIDNIGHT }));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const now = () => Date.now();
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function setVisible(isVisible: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(!isVisible);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** A page that was opened yesterday and notices the new day this long after midnight. */
function open({ jitter = 0.5, noticedAfter = 0 } = {}) {
  const device = { ...browserDevice, jitter: () => jitter };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DeviceContext value={device}>{children}</DeviceContext>
  );
  const page = renderHook(({ today }) => useReadDay(today, now), {
    wrapper,
    initialProps: { today: YESTERDAY },
  });
  jest.setSystemTime(MIDNIGHT + noticedAfter);
  page.rerender({ today: TODAY });
  return page.result;
}

test.each([0.1, 0.5, 0.9])('reads the new day at its share of 30 seconds: %d', async (jitter) => {
  const day = open({ jitter });
  await pass(30_000 * jitter - 1);
  expect(day.current).toBe(YESTERDAY);
  await pass(1);
  expect(day.current).toBe(TODAY);
});

test('a page that wakes up later reads the new day immediately', async () => {
  const day = open({ noticedAfter: 9 * 3_600_000 });
  await pass(0);
  expect(day.current).toBe(TODAY);
});

test('a hidden page reads the new day when it is shown', async () => {
  setVisible(false);
  const day = open();
  await pass(600_000);
  expect(day.current).toBe(YESTERDAY);
  setVisible(true);
  expect(day.current).toBe(TODAY);
});

test('a page opened just after midnight reads its day immediately', () => {
  const { result } = renderHook(() => useReadDay(TODAY, now));
  expect(result.current).toBe(TODAY);
});

test('figures of a day are read again at the same share after its end, and never before they are known', () => {
  const interval = eachDay({ ...browserDevice, jitter: jest.fn(() => 0.5) });
  const known = { state: { data: { seconds_to_reset: 60 } } };
  expect([interval(known), interval(known)]).toEqual([76_000, 76_000]);
  expect(interval({ state: { data: undefined } })).toBe(false);
});
