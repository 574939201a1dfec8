import * as fc from 'fast-check';
import { dayOf, progressReport } from '../../testing/fake-progress';
import { addDays } from './calendar-days';
import { periodsOf } from './periods';

const TODAY = '2026-11-21';
const daysAgo = (days: number) => addDays(TODAY, -days);

test('divides thirty days into days, half a year into weeks, and more into months', () => {
  const sizeSince = (days: number) =>
    periodsOf(progressReport({ from_day: null, days: [dayOf(daysAgo(days))] })).size;
  expect([29, 180, 400].map(sizeSince)).toEqual(['day', 'week', 'month']);
});

test('a new subscriber sees as many days as before', () => {
  const days = [dayOf(daysAgo(2)), dayOf(TODAY)];
  const lengthSeen = (from_day: string | null) => periodsOf(progressReport({ from_day, days })).all.length;
  expect(lengthSeen(null)).toBe(lengthSeen(daysAgo(29)));
});

test('each day is in one period, and the periods fit on a phone', () => {
  const agos = fc.uniqueArray(fc.nat(900), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(agos, (list) => {
      const days = list.sort((a, b) => b - a).map((ago) => dayOf(daysAgo(ago), { xp: 1 }));
      const { all } = periodsOf(progressReport({ from_day: null, days }));
      expect(all.reduce((sum, { xp }) => sum + xp, 0)).toBe(days.length);
      expect(all.length).toBeLessThanOrEqual(32);
    }),
    { numRuns: 50 },
  );
});
