import { abortWith } from './abort-with';
import { timeoutSignal } from './timeout-signal';

function both(other: AbortSignal): AbortSignal {
  const controller = new AbortController();
  abortWith(controller, other);
  return timeoutSignal(3_000, controller);
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('aborts after its time, as AbortSignal.timeout() does', () => {
  const signal = timeoutSignal(3_000);
  jest.advanceTimersByTime(2_999);
  expect(signal.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

test('aborts with another signal and its reason', () => {
  const other = new AbortController();
  const signal = both(other.signal);
  other.abort('left');
  expect(signal.reason).toBe('left');
});

test('is aborted from the beginning if the other signal is', () => {
  expect(both(AbortSignal.abort('left')).reason).toBe('left');
});

test('stops listening to the other signal after its time', () => {
  const other = new AbortController();
  const signal = both(other.signal);
  jest.advanceTimersByTime(3_000);
  other.abort('left');
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});
