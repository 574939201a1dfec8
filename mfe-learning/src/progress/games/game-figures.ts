import { GAMES, type GameFigures, type GameProgress, type GameType } from '@ninefold/contracts';
import { formatClock } from 'shared-puzzle-engine';
import { copy } from '../copy';

const words = copy.games;

/** Grids are measured by time, rounds and drills by correct answers. */
interface Measure {
  readonly best: (figures: GameFigures) => number | null;
  readonly usual: (figures: GameFigures) => number | null;
  readonly print: (value: number) => string;
  /** Whether a change is an improvement. */
  readonly change: (by: number) => string;
}

const byTime: Measure = {
  best: ({ best_seconds }) => best_seconds,
  usual: ({ median_seconds }) => median_seconds,
  print: formatClock,
  change: (by) =>
    Math.abs(by) < 1 ? words.same : (by < 0 ? words.faster : words.slower)(formatClock(Math.abs(by))),
};

const byScore: Measure = {
  best: ({ best_score }) => best_score,
  usual: ({ median_score }) => median_score,
  print: words.correct,
  change: (by) => (by === 0 ? words.same : (by > 0 ? words.more : words.fewer)(copy.oneDigit(Math.abs(by)))),
};

const isKnown = (game: string): game is GameType => Object.hasOwn(GAMES, game);

/** A drill has a fixed number of questions, so its time is more informative than its score. */
export function measureOf({ game_type }: GameProgress): Measure {
  return isKnown(game_type) && GAMES[game_type].kind === 'timed_round' ? byScore : byTime;
}

/** "Sum Grid", "Sum Grid – Play for Fun, 3 digits given". Unknown games keep their database name. */
export function titleOf({ game_type, practice, givens_count, answered_by }: GameProgress): string {
  const title = isKnown(game_type) ? GAMES[game_type].title : game_type;
  const isGrid = isKnown(game_type) && GAMES[game_type].kind === 'grid';
  const details = [
    practice && isGrid ? words.practice(givens_count) : null,
    answered_by && words.by[answered_by],
  ].filter((detail) => detail !== null);
  return [title, ...details].join(' – ');
}
