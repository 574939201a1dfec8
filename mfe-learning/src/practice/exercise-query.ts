import { queryOptions } from '@tanstack/react-query';
import type { StoredSession } from '@ninefold/contracts';
import {
  loadExercise,
  loadRefutation,
  questionsOf,
  reviewQuestion,
  withNewQuestion,
  type ExerciseDifficulty,
  type NamedExercise,
  type WrongAttempt,
} from '@ninefold/learning';
import type { SessionTask } from './session-flow';

/** What makes an exercise again. */
type ExerciseOf = Pick<SessionTask, 'skill' | 'difficulty' | 'seed'>;

const named = ({ skill, difficulty, seed }: ExerciseOf): NamedExercise => ({
  skill,
  difficulty: difficulty as ExerciseDifficulty,
  seed,
});

/** An exercise, prefetched where possible. */
export const exerciseQuery = ({ skill, difficulty, seed }: ExerciseOf) =>
  queryOptions({
    queryKey: ['exercise', skill, difficulty, seed],
    queryFn: async () => {
      const exercise = await loadExercise(named({ skill, difficulty, seed }));
      if (!exercise) throw new Error(`There is no skill "${skill}".`);
      return exercise;
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** The exercise to ask for a task. `isNew`: its question was not asked in this session. A card without one is skipped. */
export interface DisplayedExercise {
  readonly exercise: NamedExercise;
  readonly isNew: boolean;
}

/**
 * The exercise to ask for a task: usually the task itself; another one of its kind if its question was asked already, or
 * if its review card needs one that shows a certain mistake.
 */
export const displayedExerciseQuery = ({ id, answers, task }: StoredSession) =>
  queryOptions({
    queryKey: ['asked', id, answers.length, task?.skill, task?.difficulty, task?.seed],
    queryFn: async (): Promise<DisplayedExercise | null> => {
      if (!task) return null;
      const [wanted, asked] = [named(task), await questionsOf(answers.map(named))];
      if (task.card === undefined)
        return { exercise: await withNewQuestion(wanted, asked, task.avoided_kind), isNew: true };
      const fresh = await reviewQuestion(task.card, wanted, asked);
      return { exercise: fresh ?? wanted, isNew: fresh !== null };
    },
    enabled: task !== null,
    staleTime: Infinity,
    gcTime: Infinity,
  });

/**
 * Another exercise in which the mistake of a wrong attempt leads to a contradiction; null if we know none. Only the search
 * can tell, so it begins before anyone asks for its result. It ends with the screen that shows it.
 */
export const refutationQuery = ({ id, answers }: StoredSession, tried: WrongAttempt) =>
  queryOptions({
    queryKey: ['refutation', id, answers.length, tried.skill, tried.seed, tried.given],
    queryFn: async ({ signal }) => {
      // Input and painting come first.
      const pause = async () => {
        await new Promise((resolve) => setTimeout(resolve));
        if (signal.aborted) throw new Error('The answer was left.');
      };
      return loadRefutation(tried, await questionsOf(answers.map(named)), pause);
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });
