import { randomInteger, seededRandom } from 'shared-puzzle-engine';
import type { Exercise, ExerciseDifficulty } from '../exercise/exercise';
import { loadExercise } from '../review/load-exercise';
import { withNewQuestion } from '../session/new-question';
import { questionOf } from '../session/question';
import { SEED_COUNT } from '../session/session';

/** Difficulties of the exercises of a worksheet. */
const DIFFICULTIES: readonly ExerciseDifficulty[] = [1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5];
export const WORKSHEET_LENGTH = DIFFICULTIES.length;

/** Numbers stay short enough to type from paper. */
export const MAX_WORKSHEETS = 9_999;

/**
 * A worksheet about a skill without repeated questions. Deterministic.
 * @param sheet 1 to `MAX_WORKSHEETS`
 * @throws when the file of the skill cannot be loaded
 */
export async function makeWorksheet(skill: string, sheet: number): Promise<Exercise[]> {
  const random = seededRandom(`worksheet ${skill} ${sheet}`);
  const exercises: Exercise[] = [];
  const asked = new Set<string>();
  for (const difficulty of DIFFICULTIES) {
    const seed = randomInteger(random, 0, SEED_COUNT - 1);
    const exercise = await loadExercise(await withNewQuestion({ skill, difficulty, seed }, asked));
    if (!exercise) continue;
    asked.add(questionOf(exercise));
    exercises.push(exercise);
  }
  return exercises;
}
