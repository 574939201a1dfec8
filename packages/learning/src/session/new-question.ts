import type { LearningAnswer } from '@ninefold/contracts';
import { DIFFICULTIES, type Exercise, type ExerciseDifficulty } from '../exercise/exercise';
import { loadRefutation, refutationOf } from '../mistakes/refutation';
import { factOf } from '../review/card-name';
import { factOfSeed, isFactSkill, seedOfFact } from '../review/fact-skill';
import { loadMaker, type NamedExercise } from '../review/load-exercise';
import { MOST_SEEDS } from './session';

/** Every skill has at least 60 questions in 500 seeds: with a session's questions asked, this many tries find another. */
const TRIES = 200;

/** What a learner sees of an exercise: two with the same question are one to them. */
export const questionOf = ({ prompt }: Exercise): string => JSON.stringify(prompt);

/** What is known of an answer. */
type Asked = Omit<NamedExercise, 'difficulty'> & { readonly difficulty: number };

/** The questions of these exercises, without those of skills that this build does not know. */
export async function questionsOf(exercises: readonly Asked[]): Promise<ReadonlySet<string>> {
  const questions = exercises.map(async ({ skill, difficulty, seed }) => {
    const make = await loadMaker(skill);
    return make && [questionOf(make({ difficulty: difficulty as ExerciseDifficulty, seed }))];
  });
  return new Set((await Promise.all(questions)).flatMap((question) => question ?? []));
}

/**
 * The exercise, or else the next one of its kind whose question is not among those that were asked: other seeds often give
 * the same numbers where these are small. The same arguments give the same exercise. When all is asked, it is asked again.
 */
export async function withNewQuestion(
  wanted: NamedExercise,
  asked: ReadonlySet<string>,
): Promise<NamedExercise> {
  const make = await loadMaker(wanted.skill);
  if (!make) return wanted;
  for (const exercise of likeIt(wanted)) if (!asked.has(questionOf(make(exercise)))) return exercise;
  return wanted;
}

/** Exercises of the same kind: itself, others as hard, then harder ones, then easier ones. */
function* likeIt(exercise: NamedExercise): Generator<NamedExercise> {
  const { skill, difficulty, seed } = exercise;
  yield exercise;
  if (isFactSkill(skill)) {
    const { sign, left, right } = factOfSeed(skill, seed);
    const isQuotient = sign === '/';
    for (const other of asLong(right))
      for (const one of asLong(isQuotient ? left / right : left)) {
        const fact = factOf(sign, isQuotient ? one * other : one, other);
        if (fact && fact.left < 1000) yield { skill, difficulty, seed: seedOfFact(fact) };
      }
    return;
  }
  const easier = DIFFICULTIES.filter((other) => other < difficulty).reverse();
  for (const level of [...DIFFICULTIES.filter((other) => other >= difficulty), ...easier])
    for (let step = 1; step <= TRIES; step++)
      yield { skill, difficulty: level, seed: (seed + step) % MOST_SEEDS };
}

/** The numbers of as many digits, from this one on and round to it again. 1 is left out: it asks nothing. */
function asLong(number: number): number[] {
  const [low, high] = number < 10 ? [2, 9] : number < 100 ? [10, 99] : [100, 999];
  const first = Math.max(number, low);
  return Array.from({ length: high - low + 1 }, (_, step) => low + ((first - low + step) % (high - low + 1)));
}

/**
 * After the same known mistake twice: of the exercises of this kind the one in which it is plainest, and that was not
 * asked. Otherwise as `withNewQuestion`.
 */
export async function withPlainMistake(
  wanted: NamedExercise,
  answers: readonly LearningAnswer[],
  asked: ReadonlySet<string>,
): Promise<NamedExercise> {
  const refutation = await loadRefutation(answers, wanted.skill);
  const last = answers.findLast(({ skill }) => skill === wanted.skill);
  const make = refutation && (await loadMaker(wanted.skill));
  if (!last || !make) return withNewQuestion(wanted, asked);
  const shown = questionOf(refutation.exercise);
  const isNew = (exercise: Exercise) => questionOf(exercise) !== shown && !asked.has(questionOf(exercise));
  // From the answer, not from what is wanted: what was found is found again.
  const plain = refutationOf(refutation.kind, { ...wanted, seed: last.seed }, make, isNew);
  return plain ? { ...wanted, seed: plain.seed } : withNewQuestion(wanted, asked);
}
