// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- a test's own client, over a network of its own
import { createClient } from '@supabase/supabase-js';
import type { Database } from 'shared-contracts';
import type { DashboardSummary } from '../dashboard/dashboard-summary';

type Answer = { status: number; body: unknown } | 'offline';

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
    recent_results: [],
    ...over,
  };
}

/** A real client over a network that knows one call. Answers are given in order; the last one stays. */
export function fakeDashboard(...answers: [Answer, ...Answer[]]) {
  const calls: string[] = [];
  const fetch = async (input: unknown) => {
    calls.push(new URL(String(input)).pathname);
    const answer = answers[Math.min(calls.length, answers.length) - 1];
    if (!answer || answer === 'offline') throw new TypeError('Failed to fetch');
    const text = JSON.stringify(answer.body);
    const headers = new Headers({ 'Content-Type': 'application/json' });
    return { ok: answer.status < 400, status: answer.status, headers, text: () => Promise.resolve(text) };
  };
  const client = createClient<Database>('http://backend.test', 'sb_publishable_test', {
    global: { fetch: fetch as unknown as typeof globalThis.fetch },
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      // Two clients with one key warn of each other.
      storageKey: crypto.randomUUID(),
    },
  });
  return { calls, supabase: () => Promise.resolve(client) };
}

export const figures = (over: Partial<DashboardSummary> = {}): Answer => ({
  status: 200,
  body: summary(over),
});
