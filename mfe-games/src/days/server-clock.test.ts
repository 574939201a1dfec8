import { dayKeyAt, secondsToReset } from 'shared-puzzle-engine';
import { serverOffset } from './server-clock';

const message = (epochMs: number) => ({
  day_key: dayKeyAt(epochMs),
  seconds_to_reset: secondsToReset(epochMs),
});

test.each(['2026-11-21T17:00:00Z', '2026-03-08T05:30:00Z', '2026-11-01T04:30:00Z', '2026-11-22T04:59:59Z'])(
  'a device that is days and hours off is corrected at %s',
  (instant) => {
    const server = Date.parse(instant);
    for (const error of [-200_000_000, -3_600_000, 3_600_000, 200_000_000]) {
      expect(Math.abs(error + serverOffset(message(server), server + error))).toBeLessThan(1_000);
    }
  },
);

test('rounded seconds and network delays are not mistaken for a wrong clock', () => {
  const server = Date.parse('2026-11-21T17:00:00.400Z');
  expect(serverOffset(message(server), server + 1_400)).toBe(0);
});
