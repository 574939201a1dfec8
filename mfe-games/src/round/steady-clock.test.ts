import { createSteadyClock } from './steady-clock';

function clocks() {
  const time = { monotonic: 500, wall: 1_000_000 };
  const now = createSteadyClock(
    () => time.monotonic,
    () => time.wall,
  );
  const start = now();
  const pass = (monotonic: number, wall: number) => {
    time.monotonic += monotonic;
    time.wall += wall;
  };
  return { pass, elapsed: () => now() - start };
}

test('time follows the monotonic clock', () => {
  const { pass, elapsed } = clocks();
  pass(10_000, 10_003);
  expect(elapsed()).toBe(10_000);
});

test('a sleep that only the wall clock measured counts', () => {
  const { pass, elapsed } = clocks();
  pass(1_000, 1_000);
  pass(0, 300_000);
  expect(elapsed()).toBe(301_000);
  pass(1_000, 1_000);
  expect(elapsed()).toBe(302_000);
});

test('a wall clock that is set back neither removes nor adds time', () => {
  const { pass, elapsed } = clocks();
  pass(1_000, -3_600_000);
  expect(elapsed()).toBe(1_000);
  pass(1_000, 1_000);
  expect(elapsed()).toBe(2_000);
});
