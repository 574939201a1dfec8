import { formatClock } from './index';

test.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [65, '1:05'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [90_061, '25:01:01'],
  [-3, '0:00'],
])('formats %d seconds as %s', (seconds, shown) => {
  expect(formatClock(seconds)).toBe(shown);
});
