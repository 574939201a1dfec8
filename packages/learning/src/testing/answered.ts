import type { LearningAnswer } from '@ninefold/contracts';
import type { ExerciseDifficulty } from '../exercise/exercise';

export function answered(
  skill: string,
  difficulty: ExerciseDifficulty,
  correct: boolean,
  chosen: boolean,
  seed: number,
): LearningAnswer {
  return { id: '', skill, difficulty, seed, given: '', correct, chosen, helped: false, seconds: 20 };
}
