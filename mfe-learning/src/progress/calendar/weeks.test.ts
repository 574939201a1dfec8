import { dayOf, progressReport } from '../../testing/fake-progress';
import { weeksOf } from './weeks';

test('the calendar does not shrink for a new subscriber', () => {
  const days = [dayOf('2026-11-20'), dayOf('2026-11-21')];
  const free = weeksOf(progressReport({ days }));
  expect(free.length).toBeGreaterThan(4);
  expect(weeksOf(progressReport({ from_day: null, days }))).toEqual(free);
});

test('shows a subscriber all weeks since the first day', () => {
  const days = [dayOf('2026-08-03'), dayOf('2026-11-21')];
  expect(
    weeksOf(progressReport({ from_day: null, days }))
      .at(0)
      ?.at(0)?.dayKey,
  ).toBe('2026-08-03');
});
