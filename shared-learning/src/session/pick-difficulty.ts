import { DIFFICULTIES, type ExerciseDifficulty } from '../exercise/exercise';
import { chanceOf } from '../mastery/mastery';

/**
 * How often a usual exercise should be solved by the rating. Ratings follow learners who get better, so a usual exercise is
 * solved more often than that; stretches and what is new bring the whole down again: the bench prints what comes of it.
 */
const SUCCESS_BY_RATING = 0.8;

/** The difficulty whose chance is nearest to the wanted one. */
export function pickDifficulty(rating: number, wanted: number = SUCCESS_BY_RATING): ExerciseDifficulty {
  const distance = (difficulty: ExerciseDifficulty) => Math.abs(chanceOf(rating, difficulty, 0) - wanted);
  return DIFFICULTIES.reduce((best, other) => (distance(other) < distance(best) ? other : best));
}
