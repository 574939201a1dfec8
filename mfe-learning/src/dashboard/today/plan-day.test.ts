import fc from 'fast-check';
import { DAILY_COMMITMENTS, GRID_GAMES, MATH_LEVELS, STUDY_TIMES } from '@ninefold/contracts';
import { grids, summary } from '../../testing/fake-dashboard';
import { played } from '../../testing/open-dashboard';
import type { Wishes } from '../../next-step/wishes';
import { isDone, minutesOf, nextPart, planDay } from './plan-day';

const NOON = 12;
const kinds = (parts: ReturnType<typeof planDay>) => parts.map(({ kind }) => kind);

test('a day without wishes: three puzzles, what is due, and one exercise set, in some ten minutes', () => {
  const parts = planDay(summary({ reviews_due: 8 }), {}, NOON);
  expect(kinds(parts)).toEqual([...GRID_GAMES, 'review', 'learn']);
  expect(parts.find(({ kind }) => kind === 'review')?.minutes).toBe(2);
  expect(minutesOf(parts)).toBe(13);
});

test('in the time that was set aside for learning, learning is proposed first', () => {
  const wishes = { preferred_study_time: 'evening' } as const;
  expect(kinds(planDay(summary(), wishes, 20))[0]).toBe('learn');
  expect(kinds(planDay(summary(), wishes, 1))[0]).toBe('learn');
  expect(kinds(planDay(summary(), wishes, 9))[0]).toBe('sum_grid');
});

test('the first puzzle of a new player is one of their level, and later that of the catalogue', () => {
  const wishes = { math_level: 'college' } as const;
  expect(kinds(planDay(summary(), wishes, NOON))[0]).toBe('combined_grid');
  const later = summary({ grids: grids({ sum_grid: { ...played, played_today: false } }) });
  expect(kinds(planDay(later, wishes, NOON))[0]).toBe('sum_grid');
});

test('a short day has reviews in place of exercises', () => {
  const short = { daily_commitment: '10-15' } as const;
  expect(kinds(planDay(summary({ reviews_due: 4 }), short, NOON))).toEqual([...GRID_GAMES, 'review']);
  expect(kinds(planDay(summary(), short, NOON))).toEqual([...GRID_GAMES, 'learn']);
});

test('a day is as long as the person said, up to what the plan opens', () => {
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
const wishesOf: fc.Arbitrary<Partial<Wishes>> = fc.record({
  daily_commitment: fc.constantFrom(...DAILY_COMMITMENTS, undefined),
  preferred_study_time: fc.constantFrom(...STUDY_TIMES, undefined),
  math_level: fc.constantFrom(...MATH_LEVELS, undefined),
});

test('every day: each part once, nothing that the plan refuses, and done is never begun anew', () => {
  fc.assert(
    fc.property(days, wishesOf, fc.nat(23), (day, wishes, hour) => {
      const parts = planDay(day, wishes, hour);
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
