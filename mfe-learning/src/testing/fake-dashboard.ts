import { clientOver, type FakeAnswer } from 'shared-platform/testing';
import type { DashboardSummary } from '../dashboard/dashboard-summary';

const never = { played_today: false, today_time_seconds: null, best_time_seconds: null, games_played: 0 };

/** The figures of a new person, changed where a test says so. */
export function summary(over: Partial<DashboardSummary> = {}): DashboardSummary {
  return {
    day_key: '2026-11-21',
    seconds_to_reset: 3_600,
    total_xp: 0,
    learning_level: 'A1',
    level_progress_percent: 0,
    current_streak: 0,
    learning_sessions_today: 0,
    learning_sessions_limit: 3,
    games: { sum_grid: never, multiplication_grid: never, combined_grid: never },
    mental_math_speed: { best_score: null, rounds_played: 0 },
    recent_results: [],
    ...over,
  };
}

/** A real client over a network that knows one call. Answers are given in order; the last one stays. */
export function fakeDashboard(...answers: [FakeAnswer, ...FakeAnswer[]]) {
  const calls: string[] = [];
  const client = clientOver(({ path }) => {
    calls.push(path);
    return answers[Math.min(calls.length, answers.length) - 1] ?? 'offline';
  });
  return { calls, supabase: () => Promise.resolve(client) };
}

export const figures = (over: Partial<DashboardSummary> = {}): FakeAnswer => ({
  body: summary(over),
});
