import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadExercise, type Difficulty } from 'shared-learning';
import { usePlatform } from '@ninefold/platform';

/** What makes an exercise again. */
export interface ExerciseOf {
  readonly skill: string;
  readonly difficulty: number;
  readonly seed: number;
}

/** An exercise: asked for early where it is known that it comes next. */
export const exerciseQuery = ({ skill, difficulty, seed }: ExerciseOf) =>
  queryOptions({
    queryKey: ['exercise', skill, difficulty, seed],
    queryFn: async () => {
      const exercise = await loadExercise({ skill, difficulty: difficulty as Difficulty, seed });
      if (!exercise) throw new Error(`There is no skill "${skill}".`);
      return exercise;
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });

export function useExercise(of: ExerciseOf) {
  const { reportError } = usePlatform();
  const query = useQuery(exerciseQuery(of));
  const { error } = query;
  useEffect(() => {
    if (error) reportError(error, 'learning: exercise');
  }, [error, reportError]);
  return query;
}
