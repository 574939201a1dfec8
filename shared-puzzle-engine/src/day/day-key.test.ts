/** @jest-environment <rootDir>/jest/temporal-environment.mjs */
import fc from 'fast-check';
import type { Temporal as TemporalApi } from 'temporal-polyfill';
import { dayKeyAt, secondsToReset } from '../index';

declare const Temporal: typeof TemporalApi;

const at = (instant: string) => Date.parse(instant);
const newYork = (epochMs: number) =>
  Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO('America/New_York');

function secondsToMidnight(epochMs: number): number {
  const now = newYork(epochMs);
  const midnight = now.toPlainDate().add({ days: 1 }).toZonedDateTime('America/New_York');
  return Math.ceil((midnight.epochMilliseconds - epochMs) / 1000);
}

describe('the New York day', () => {
  test('turns at midnight in New York, in winter and in summer', () => {
    expect(dayKeyAt(at('2026-01-15T04:59:59.999Z'))).toBe('2026-01-14');
    expect(dayKeyAt(at('2026-01-15T05:00:00Z'))).toBe('2026-01-15');
    expect(dayKeyAt(at('2026-07-15T03:59:59.999Z'))).toBe('2026-07-14');
    expect(dayKeyAt(at('2026-07-15T04:00:00Z'))).toBe('2026-07-15');
  });

  test('counts a whole day at midnight and one second just before the next', () => {
    expect(secondsToReset(at('2026-01-15T05:00:00Z'))).toBe(86_400);
    expect(secondsToReset(at('2026-01-16T04:59:59Z'))).toBe(1);
    expect(secondsToReset(at('2026-01-16T04:59:59.999Z'))).toBe(1);
  });

  test('is 23 hours long when the clocks go forward and 25 when they go back', () => {
    expect(secondsToReset(at('2026-03-08T05:00:00Z'))).toBe(23 * 3600);
    expect(secondsToReset(at('2026-11-01T04:00:00Z'))).toBe(25 * 3600);
  });

  test.each(['2026-03-08', '2026-11-01', '2028-02-29', '2026-12-31'])(
    'agrees with Temporal every ten minutes around %s',
    (day) => {
      for (
        let time = at(`${day}T00:00:00Z`) - 3600_000;
        time < at(`${day}T00:00:00Z`) + 48 * 3600_000;
        time += 600_000
      ) {
        expect(dayKeyAt(time)).toBe(newYork(time).toPlainDate().toString());
        expect(secondsToReset(time)).toBe(secondsToMidnight(time));
      }
    },
  );

  test('agrees with Temporal at any time from 1970 to 2100', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: at('2100-01-01T00:00:00Z') }), (time) => {
        expect(dayKeyAt(time)).toBe(newYork(time).toPlainDate().toString());
        expect(secondsToReset(time)).toBe(secondsToMidnight(time));
      }),
      { numRuns: 500 },
    );
  });

  test('throws for an invalid time', () => {
    expect(() => dayKeyAt(NaN)).toThrow(RangeError);
    expect(() => secondsToReset(Infinity)).toThrow(RangeError);
  });
});
