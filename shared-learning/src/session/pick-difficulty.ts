import { DIFFICULTIES, type Difficulty } from '../exercise/exercise';
import { chanceOf } from '../mastery/mastery';

/**
 * How often a typed answer should be correct by the rating. Learners get better while they practise and ratings follow
 * them, so this much by the rating is about 85 % in fact: often enough to stay glad, seldom enough to learn.
 */
const SUCCESS_BY_RATING = 0.8;

/** The difficulty whose chance is nearest to the wanted one. */
export function pickDifficulty(rating: number, wanted: number = SUCCESS_BY_RATING): Difficulty {
  const distance = (difficulty: Difficulty) => Math.abs(chanceOf(rating, difficulty, 0) - wanted);
  return DIFFICULTIES.reduce((best, other) => (distance(other) < distance(best) ? other : best));
}
