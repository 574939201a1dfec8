import { GAMES, GRID_GAMES, type DashboardSummary, type GridGame } from '@ninefold/contracts';
import type { StudyPreferences } from '../../next-step/study-preferences';

/** One thing to do today. */
export interface DayPart {
  readonly kind: GridGame | 'review' | 'learn';
  /** Estimated minutes. */
  readonly minutes: number;
  /** Number of repetitions planned, and done. */
  readonly times: number;
  readonly done: number;
}

type Day = Pick<
  DashboardSummary,
  | 'grids'
  | 'reviews_due'
  | 'reviews_completed_today'
  | 'practices_completed_today'
  | 'learning_sessions_today'
  | 'learning_sessions_limit'
>;

const PUZZLE_MINUTES = { Easy: 1, Medium: 2, Hard: 3 } as const;
const SET_MINUTES = 5;
/** Reviews per minute. */
const REVIEWS_A_MINUTE = 4;
/** Maximum cards of a review session. */
const MAX_REVIEWED = 20;

/** Exercise sets besides the puzzles: one in 10 to 15 minutes if no reviews are due. */
const SETS = { '10-15': 1, '15-20': 2, '20-30': 3, '30+': 5 } as const;
/** Default without a preference: about ten minutes. */
const SETS_BY_DEFAULT = 1;

/** From the first hour until before the second. The evening lasts until bedtime. */
const STUDY_HOURS = { morning: [4, 12], afternoon: [12, 17], evening: [17, 28] } as const;

/** People who are good at arithmetic start with the more demanding puzzle. */
const FIRST_GRID: Readonly<Record<NonNullable<StudyPreferences['math_level']>, GridGame>> = {
  beginner: 'sum_grid',
  elementary: 'sum_grid',
  middle: 'multiplication_grid',
  high_school: 'multiplication_grid',
  college: 'combined_grid',
  advanced: 'combined_grid',
};

/**
 * The parts of a day in suggested order: puzzles first, except during the preferred study time.
 * @param hour of the person's clock, 0 to 23
 */
export function planDay(day: Day, preferences: Partial<StudyPreferences>, hour: number): readonly DayPart[] {
  const learning = learningOf(day, preferences.daily_commitment);
  const puzzles = puzzlesOf(day, preferences);
  return isStudyTime(preferences.preferred_study_time, hour)
    ? [...learning, ...puzzles]
    : [...puzzles, ...learning];
}

/** The first open part. */
export const nextPart = (parts: readonly DayPart[]): DayPart | undefined =>
  parts.find((part) => !isDone(part));

export const isDone = ({ times, done }: DayPart): boolean => done >= times;

/** Minutes of all parts, including finished ones. */
export const minutesOf = (parts: readonly DayPart[]): number =>
  parts.reduce((sum, { minutes, times }) => sum + minutes * times, 0);

function puzzlesOf({ grids }: Day, { math_level }: Partial<StudyPreferences>): readonly DayPart[] {
  // Later in catalog order, because players have their own habits.
  const isNew = GRID_GAMES.every((game) => grids[game].games_played === 0);
  const first = (isNew && math_level && FIRST_GRID[math_level]) || GRID_GAMES[0];
  return [first, ...GRID_GAMES.filter((game) => game !== first)].map((kind) => ({
    kind,
    minutes: PUZZLE_MINUTES[GAMES[kind].difficulty],
    times: 1,
    done: Number(grids[kind].played_today),
  }));
}

function learningOf(day: Day, commitment?: keyof typeof SETS): readonly DayPart[] {
  const { reviews_due: due, reviews_completed_today: reviewed, practices_completed_today: practiced } = day;
  const { learning_sessions_limit: limit, learning_sessions_today: used } = day;
  const hasReview = due > 0 || reviewed > 0;
  const minutes = Math.ceil(Math.min(due, MAX_REVIEWED) / REVIEWS_A_MINUTE);
  const review = { kind: 'review', minutes, times: 1, done: Number(due === 0) } as const;
  const isShort = commitment === '10-15' && hasReview;
  const wanted = isShort ? Math.min(practiced, 1) : commitment ? SETS[commitment] : SETS_BY_DEFAULT;
  // Parts over the plan's limit are not suggested.
  const times = limit === null ? wanted : Math.min(wanted, practiced + Math.max(0, limit - used));
  const learn = { kind: 'learn', minutes: SET_MINUTES, times, done: Math.min(practiced, times) } as const;
  return [...(hasReview ? [review] : []), ...(times > 0 ? [learn] : [])];
}

function isStudyTime(time: StudyPreferences['preferred_study_time'], hour: number): boolean {
  if (!time || time === 'flexible') return false;
  const [from, to] = STUDY_HOURS[time];
  return [hour, hour + 24].some((at) => at >= from && at < to);
}
