import { GAMES, GRID_GAMES, type DashboardSummary, type GridGame } from '@ninefold/contracts';
import type { Wishes } from '../../next-step/wishes';

/** One thing to do today: a fold of the sheet. */
export interface DayPart {
  readonly kind: GridGame | 'review' | 'learn';
  /** About how long it takes. */
  readonly minutes: number;
  /** How many times it stands on the sheet, and how many of them are done. */
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
/** As many reviews as take a minute. */
const REVIEWS_A_MINUTE = 4;
/** A review session has at most so many. */
const MOST_REVIEWED = 20;

/** Exercise sets, which fill the minutes beside the puzzles. 10 to 15 minutes have one where nothing is due for review. */
const SETS = { '10-15': 1, '15-20': 2, '20-30': 3, '30+': 5 } as const;
/** Of who did not say it: a day of some ten minutes. */
const SETS_BY_DEFAULT = 1;

/** From the first hour to before the second. The evening ends when people go to bed. */
const STUDY_HOURS = { morning: [4, 12], afternoon: [12, 17], evening: [17, 28] } as const;

/** Who is at home in arithmetic begins with the puzzle that has more to it. */
const FIRST_GRID: Readonly<Record<NonNullable<Wishes['math_level']>, GridGame>> = {
  beginner: 'sum_grid',
  elementary: 'sum_grid',
  middle: 'multiplication_grid',
  high_school: 'multiplication_grid',
  college: 'combined_grid',
  advanced: 'combined_grid',
};

/**
 * The parts of a day, in the order in which they are proposed. The puzzles come first, but at the time of day that the
 * person set aside for learning: then learning does.
 * @param hour of the person's own clock, 0 to 23
 */
export function planDay(day: Day, wishes: Partial<Wishes>, hour: number): readonly DayPart[] {
  const learning = learningOf(day, wishes.daily_commitment);
  const puzzles = puzzlesOf(day, wishes);
  return isStudyTime(wishes.preferred_study_time, hour)
    ? [...learning, ...puzzles]
    : [...puzzles, ...learning];
}

/** What to do now: the first part that is open. */
export const nextPart = (parts: readonly DayPart[]): DayPart | undefined =>
  parts.find((part) => !isDone(part));

export const isDone = ({ times, done }: DayPart): boolean => done >= times;

/** Of all parts, done and open. */
export const minutesOf = (parts: readonly DayPart[]): number =>
  parts.reduce((sum, { minutes, times }) => sum + minutes * times, 0);

function puzzlesOf({ grids }: Day, { math_level }: Partial<Wishes>): readonly DayPart[] {
  // Later the order is that of the catalogue: a habit has its own.
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
  const { reviews_due: due, reviews_completed_today: reviewed, practices_completed_today: practised } = day;
  const { learning_sessions_limit: limit, learning_sessions_today: used } = day;
  const hasReview = due > 0 || reviewed > 0;
  const minutes = Math.ceil(Math.min(due, MOST_REVIEWED) / REVIEWS_A_MINUTE);
  const review = { kind: 'review', minutes, times: 1, done: Number(due === 0) } as const;
  const isShort = commitment === '10-15' && hasReview;
  const wanted = isShort ? Math.min(practised, 1) : commitment ? SETS[commitment] : SETS_BY_DEFAULT;
  // What the plan of the account refuses is not proposed.
  const times = limit === null ? wanted : Math.min(wanted, practised + Math.max(0, limit - used));
  const learn = { kind: 'learn', minutes: SET_MINUTES, times, done: Math.min(practised, times) } as const;
  return [...(hasReview ? [review] : []), ...(times > 0 ? [learn] : [])];
}

function isStudyTime(time: Wishes['preferred_study_time'], hour: number): boolean {
  if (!time || time === 'flexible') return false;
  const [from, to] = STUDY_HOURS[time];
  return [hour, hour + 24].some((at) => at >= from && at < to);
}
