import type { Price } from '../state/stored';
import { periodEnd } from './periods';

const seconds = (date: string) => Date.parse(`${date}T12:00:00Z`) / 1_000;
const per = (interval: 'day' | 'week' | 'month' | 'year', count = 1) =>
  ({ recurring: { interval, interval_count: count } }) as Price;

it.each([
  ['2026-11-21', per('year'), '2027-11-21'],
  ['2028-02-29', per('year'), '2029-02-28'],
  ['2027-01-31', per('month'), '2027-02-28'],
  ['2026-12-31', per('month', 2), '2027-02-28'],
  ['2026-11-21', per('week', 2), '2026-12-05'],
  ['2026-12-31', per('day'), '2027-01-01'],
])('a period from %s ends on its day, or on the last day of a short month', (begin, price, end) => {
  expect(periodEnd(seconds(begin), price)).toBe(seconds(end));
});
