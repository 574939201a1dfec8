import fc from 'fast-check';
import { DAILY_COMMITMENTS, GRID_GAMES, MATH_LEVELS, STUDY_TIMES } from '@ninefold/contracts';
import { grids, summary } from '../../testing/fake-dashboard';
import { played } from '../../testing/open-dashboard';
import type { StudyPreferences } from '../../next-step/study-preferences';
import { isDone, minutesOf, nextPart, planDay } from './plan-day';

const NOON = 12;
const kinds = (parts: ReturnType<typeof planDay>) => parts.map(({ kind }) => kind);

test('without preferences: three puzzles, due reviews and one exercise set, about ten minutes', () => {
  const parts = planDay(summary({ reviews_due: 8 }), {}, NOON);
  expect(kinds(parts)).toEqual([...GRID_GAMES, 'review', 'learn']);
  expect(parts.find(({ kind }) => kind === 'review')?.minutes).toBe(2);
  expect(minutesOf(parts)).toBe(13);
});

test('suggests learning first during the preferred study time', () => {
  const preferences = { preferred_study_time: 'evening' } as const;
  expect(kinds(planDay(summary(), preferences, 20))[0]).toBe('learn');
  expect(kinds(planDay(summary(), preferences, 1))[0]).toBe('learn');
  expect(kinds(planDay(summary(), preferences, 9))[0]).toBe('sum_grid');
});

test('suggests a first puzzle by level, later puzzles in catalog order', () => {
  const preferences = { math_level: 'college' } as const;
  expect(kinds(planDay(summary(), preferences, NOON))[0]).toBe('combined_grid');
  const later = summary({ grids: grids({ sum_grid: { ...played, played_today: false } }) });
  expect(kinds(planDay(later, preferences, NOON))[0]).toBe('sum_grid');
});

test('a short day has reviews instead of exercises', () => {
  const short = { daily_commitment: '10-15' } as const;
  expect(kinds(planDay(summary({ reviews_due: 4 }), short, NOON))).toEqual([...GRID_GAMES, 'review']);
  expect(kinds(planDay(summary(), short, NOON))).toEqual([...GRID_GAMES, 'learn']);
});

test('plans the chosen number of minutes, within the limits of the plan', () => {
  const minutes = (limit: number | null) =>
    DAILY_COMMITMENTS.map((daily_commitment) =>
      minutesOf(planDay(summary({ learning_sessions_limit: limit }), { daily_commitment }, NOON)),
    );
  expect(minutes(null)).toEqual([11, 16, 21, 31]);
  expect(minutes(3)).toEqual([11, 16, 21, 21]);
});

const days = fc
  .record({
    solved: fc.subarray([...GRID_GAMES]),
    reviews_due: fc.nat(60),
    reviews_completed_today: fc.nat(3),
    practices_completed_today: fc.nat(5),
    more: fc.nat(2),
    learning_sessions_limit: fc.constantFrom(null, 3),
  })
  .map(({ solved, more, ...day }) =>
    summary({
      ...day,
      learning_sessions_today: day.practices_completed_today + more,
      grids: grids(Object.fromEntries(solved.map((game) => [game, played]))),
    }),
  );
const somePreferences: fc.Arbitrary<Partial<StudyPreferences>> = fc.record({
  daily_commitment: fc.constantFrom(...DAILY_COMMITMENTS, undefined),
  preferred_study_time: fc.constantFrom(...STUDY_TIMES, undefined),
  math_level: fc.constantFrom(...MATH_LEVELS, undefined),
});

test("never repeats a part, exceeds the plan's limits or restarts finished parts", () => {
  fc.assert(
    fc.property(days, somePreferences, fc.nat(23), (day, preferences, hour) => {
      const parts = planDay(day, preferences, hour);
      expect(new Set(kinds(parts)).size).toBe(parts.length);
      expect(kinds(parts)).toEqual(expect.arrayContaining([...GRID_GAMES]));
      const next = nextPart(parts);
      expect(next === undefined).toBe(parts.every(isDone));
      const { learning_sessions_limit: limit, learning_sessions_today: used } = day;
      if (next?.kind === 'learn') expect(limit === null || used < limit).toBe(true);
      if (next?.kind === 'review') expect(day.reviews_due).toBeGreaterThan(0);
      for (const { done, times } of parts) expect(done).toBeLessThanOrEqual(times);
    }),
  );
});
