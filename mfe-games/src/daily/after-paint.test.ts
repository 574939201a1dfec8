/** @jest-environment jest-fixed-jsdom */
import { afterPaint } from './after-paint';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const leavePage = () => window.dispatchEvent(new Event('pagehide'));

test('a task runs once, after the paint', () => {
  const task = jest.fn();
  afterPaint(task);
  jest.advanceTimersByTime(49);
  expect(task).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  leavePage();
  expect(task).toHaveBeenCalledTimes(1);
});

test('a task runs immediately when the page is left first', () => {
  const task = jest.fn();
  afterPaint(task);
  leavePage();
  expect(task).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1_000);
  expect(task).toHaveBeenCalledTimes(1);
});
