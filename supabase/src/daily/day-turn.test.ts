import * as v from 'valibot';
import { TodaySchema } from '@ninefold/contracts';
import { dayKeyAt, secondsToReset } from 'shared-puzzle-engine';
import { anonymous, service } from '../testing/players';

const dayAt = async (instant: string) => {
  const { data } = await service().rpc('day_at', { p_at: instant }).throwOnError();
  return v.parse(TodaySchema, data);
};

test.each([
  ['an ordinary day ends 24 hours after it began', '2026-01-15T05:00:00Z', '2026-01-15', 86_400],
  ['the last second of a day still belongs to it', '2026-01-16T04:59:59Z', '2026-01-15', 1],
  ['a part of a second left counts as one', '2026-01-16T04:59:59.9Z', '2026-01-15', 1],
  ['in summer the day turns at 04:00 UTC', '2026-07-01T04:00:00Z', '2026-07-01', 86_400],
  ['the day on which clocks go forward has 23 hours', '2026-03-08T05:00:00Z', '2026-03-08', 82_800],
  ['after clocks went forward an hour is gone', '2026-03-08T07:00:00Z', '2026-03-08', 75_600],
  ['the day on which clocks go back has 25 hours', '2026-11-01T04:00:00Z', '2026-11-01', 90_000],
  ['the hour that comes twice belongs to the same day', '2026-11-01T06:30:00Z', '2026-11-01', 81_000],
  ['a leap day is a day', '2028-02-29T12:00:00Z', '2028-02-29', 61_200],
])('%s', async (_, instant, day_key, seconds_to_reset) => {
  expect(await dayAt(instant)).toEqual({ day_key, seconds_to_reset });
});

test('the database and the game agree on the day and its end at every hour around a clock change', async () => {
  const changes = ['2026-03-08', '2026-11-01', '2031-03-09', '2031-11-02'];
  const instants = changes.flatMap((day) =>
    Array.from({ length: 48 }, (_, hour) => Date.parse(`${day}T00:00:00Z`) + (hour - 12) * 3_600_000 + 1_234),
  );
  const days = await Promise.all(instants.map((instant) => dayAt(new Date(instant).toISOString())));
  expect(days).toEqual(
    instants.map((instant) => ({ day_key: dayKeyAt(instant), seconds_to_reset: secondsToReset(instant) })),
  );
});

test('today is the server clock’s day, for guests too', async () => {
  const before = dayKeyAt(Date.now());
  const { data } = await anonymous().rpc('today').throwOnError();
  expect([before, dayKeyAt(Date.now())]).toContain(v.parse(TodaySchema, data).day_key);
});
