import { formatClock } from './index';

test.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [65, '1:05'],
  [3600, '60:00'],
  [-3, '0:00'],
])('the clock shows %d seconds as %s', (seconds, shown) => {
  expect(formatClock(seconds)).toBe(shown);
});
