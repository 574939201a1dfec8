import { GRID_GAMES, TIMED_ROUND_GAMES, type DashboardSummary, type GridSummary } from '@ninefold/contracts';
import { clientOver } from '@ninefold/platform/testing';
import { learningState } from './fake-learning';

type FakeResponse = ReturnType<Parameters<typeof clientOver>[0]>;

const NEVER_PLAYED: GridSummary = {
  played_today: false,
  started_today: false,
  today_time_seconds: null,
  best_time_seconds: null,
  games_played: 0,
};

function each<Game extends string, Figures>(games: readonly Game[], figures: Figures): Record<Game, Figures> {
  return Object.fromEntries(games.map((game) => [game, figures])) as Record<Game, Figures>;
}

type Grids = DashboardSummary['grids'];
type TimedRounds = DashboardSummary['timed_rounds'];

/** Figures of all grids; those not named were never played. */
export const grids = (over: Partial<Grids> = {}): Grids => ({ ...each(GRID_GAMES, NEVER_PLAYED), ...over });

/** The same figures for every grid. */
export const everyGrid = (figures: GridSummary): Grids => each(GRID_GAMES, figures);

/** Figures of every timed round, like `grids()`. */
const timedRounds = (over: Partial<TimedRounds> = {}): TimedRounds => ({
  ...each(TIMED_ROUND_GAMES, { best_score: null, rounds_played: 0 }),
  ...over,
});

/** The figures of a new person, with overrides. */
export function summary(over: Partial<DashboardSummary> = {}): DashboardSummary {
  return {
    day_key: '2026-11-21',
    seconds_to_reset: 3_600,
    total_xp: 0,
    xp_today: 0,
    learning_level: 'A1',
    current_streak: 0,
    today_counts: false,
    freezes_left: 1,
    freeze_used_on: null,
    learning_sessions_today: 0,
    learning_sessions_limit: 3,
    practices_completed_today: 0,
    reviews_completed_today: 0,
    reviews_due: 0,
    assigned: { open: 0, next: [] },
    grids: grids(),
    timed_rounds: timedRounds(),
    recent_results: [],
    ...over,
  };
}

export const figures = (over?: Partial<DashboardSummary>): FakeResponse => ({ body: summary(over) });

/**
 * The real client over a fake dashboard and an empty learning state. Responses are returned in order; the last one
 * repeats.
 */
export function fakeDashboard(...responses: [FakeResponse, ...FakeResponse[]]) {
  const calls: string[] = [];
  const client = clientOver(({ path }) => {
    if (path.endsWith('/learning_state')) return { body: learningState() };
    calls.push(path);
    return responses[Math.min(calls.length, responses.length) - 1] ?? 'offline';
  });
  return { calls, supabase: () => Promise.resolve(client) };
}
