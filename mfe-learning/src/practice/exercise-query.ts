import { queryOptions } from '@tanstack/react-query';
import { loadExercise, type ExerciseDifficulty } from 'shared-learning';

/** What makes an exercise again. */
interface ExerciseOf {
  readonly skill: string;
  readonly difficulty: number;
  readonly seed: number;
}

/** An exercise: asked for early where it is known that it comes next. */
export const exerciseQuery = ({ skill, difficulty, seed }: ExerciseOf) =>
  queryOptions({
    queryKey: ['exercise', skill, difficulty, seed],
    queryFn: async () => {
      const exercise = await loadExercise({ skill, difficulty: difficulty as ExerciseDifficulty, seed });
      if (!exercise) throw new Error(`There is no skill "${skill}".`);
      return exercise;
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });
