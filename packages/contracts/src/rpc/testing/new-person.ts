import type { Archive } from '../../archive';
import type { MyClasses } from '../../classes';
import type { DashboardSummary } from '../../dashboard';
import type { Today } from '../../day';
import type { ExportedProgress } from '../../exported-progress';
import { DRILL_GAMES, GRID_GAMES, TIMED_ROUND_GAMES } from '../../games';
import type { LearningState } from '../../learning';
import type { ProgressReport } from '../../progress';
import type { TodaysDailies } from '../../todays-dailies';

function each<Game extends string, Figures>(games: readonly Game[], figures: Figures): Record<Game, Figures> {
  return Object.fromEntries(games.map((game) => [game, figures])) as Record<Game, Figures>;
}

const addDays = (dayKey: string, days: number): string =>
  new Date(Date.parse(dayKey) + 86_400_000 * days).toISOString().slice(0, 10);

const newLearningState = (today: Today): LearningState => ({
  ...today,
  sessions_today: 0,
  sessions_limit: 3,
  placed_levels: [],
  placed_skills: [],
  learning_level: 'A1',
  skills: [],
  open_session: null,
  reviews_due: 0,
  last_answers: [],
});

const newDashboard = (today: Today): DashboardSummary => ({
  ...today,
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
  grids: each(GRID_GAMES, {
    played_today: false,
    started_today: false,
    today_time_seconds: null,
    today_time_verified: null,
    best_time_seconds: null,
    games_played: 0,
  }),
  timed_rounds: each(TIMED_ROUND_GAMES, { best_score: null, rounds_played: 0 }),
  recent_results: [],
});

const NOTHING_DONE = { days: 0, answers: 0, correct: 0, seconds: 0, sessions: 0, games: 0, xp: 0 };

const newProgressReport = (today: Today): ProgressReport => ({
  ...today,
  from_day: addDays(today.day_key, -29),
  current_streak: 0,
  longest_streak: 0,
  freezes_left: 1,
  freeze_used_on: null,
  days: [],
  compared_days: 15,
  last: NOTHING_DONE,
  before: NOTHING_DONE,
  skills: [],
  games: [],
  operations: [],
  weak_facts: [],
});

const newDailyCard = (today: Today): TodaysDailies => ({
  ...today,
  current_streak: 0,
  grids: each(GRID_GAMES, {
    ...{ started: false, time_seconds: null, time_verified: null, best_time_seconds: null },
  }),
  best_scores: each([...TIMED_ROUND_GAMES, ...DRILL_GAMES], null),
});

/** What functions return on a day for a new person with a free account. */
export const NEW_PERSON = {
  archive: (today: Today): Archive => ({ ...today, days: [] }),
  daily_card: newDailyCard,
  dashboard_summary: newDashboard,
  learning_state: newLearningState,
  my_classes: (today: Today): MyClasses => ({ ...today, teaching: [], attending: [] }),
  progress_report: newProgressReport,
};

export const NEW_SUBSCRIBER = {
  export_progress: (exported_at: string): ExportedProgress => ({
    exported_at,
    ...{ sessions: [], answers: [], skills: [], cards: [], results: [], dailies: [], days: [] },
    next: null,
  }),
};
