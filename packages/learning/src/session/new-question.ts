import { DIFFICULTIES, type Exercise, type ExerciseDifficulty } from '../exercise/exercise';
import { factOf } from '../review/card-name';
import { factOfSeed, isFactSkill, seedOfFact } from '../review/fact-skill';
import { loadMaker, type Maker, type NamedExercise } from '../review/load-exercise';
import { leastAlike } from './least-alike';
import { questionOf } from './question';
import { SEED_COUNT } from './session';

/** Every skill has at least 60 questions in 500 seeds, so this many seeds have one that the session did not ask. */
const SEEDS = 200;

type Asked = Omit<NamedExercise, 'difficulty'> & { readonly difficulty: number };

/** Skills that this build does not know are skipped. */
export async function questionsOf(exercises: readonly Asked[]): Promise<ReadonlySet<string>> {
  const questions = exercises.map(async ({ skill, difficulty, seed }) => {
    const make = await loadMaker(skill);
    return make && [questionOf(make({ difficulty: difficulty as ExerciseDifficulty, seed }))];
  });
  return new Set((await Promise.all(questions)).flatMap((question) => question ?? []));
}

/**
 * The exercise, or one of its difficulty with a question that was not asked, worded as differently as possible.
 * Deterministic. If every question was asked, they are repeated.
 * @param avoidedKind a kind of question to replace by another one (`Exercise.kind`)
 */
export async function withNewQuestion(
  wanted: NamedExercise,
  asked: ReadonlySet<string>,
  avoidedKind?: number,
): Promise<NamedExercise> {
  const ofOtherKind =
    avoidedKind !== undefined && (await findNewQuestion(wanted, asked, ({ kind }) => kind !== avoidedKind));
  return ofOtherKind || ((await findNewQuestion(wanted, asked)) ?? wanted);
}

/**
 * As `withNewQuestion`, with a filter; null if nothing passes it.
 * @param limit exercises to look through, all by default
 */
export async function findNewQuestion(
  wanted: NamedExercise,
  asked: ReadonlySet<string>,
  isWanted: (exercise: Exercise) => boolean = () => true,
  limit = Infinity,
): Promise<NamedExercise | null> {
  const make = await loadMaker(wanted.skill);
  if (!make) return null;
  function* candidates(maker: Maker) {
    let looked = 0;
    for (const named of similarExercises(wanted)) {
      const exercise = maker(named);
      if (isWanted(exercise)) yield { named, exercise };
      looked += 1;
      if (looked >= limit) return;
    }
  }
  return leastAlike(candidates(make), asked)?.named ?? null;
}

/** The exercise itself, then others of the same difficulty, harder ones, and easier ones. */
function* similarExercises(exercise: NamedExercise): Generator<NamedExercise> {
  const { skill, difficulty, seed } = exercise;
  yield exercise;
  if (isFactSkill(skill)) {
    const { sign, left, right } = factOfSeed(skill, seed);
    const isQuotient = sign === '/';
    for (const other of sameDigitCount(right))
      for (const one of sameDigitCount(isQuotient ? left / right : left)) {
        const fact = factOf(sign, isQuotient ? one * other : one, other);
        if (fact && fact.left < 1000) yield { skill, difficulty, seed: seedOfFact(fact) };
      }
    return;
  }
  const easier = DIFFICULTIES.filter((other) => other < difficulty).reverse();
  for (const level of [...DIFFICULTIES.filter((other) => other >= difficulty), ...easier])
    for (let step = 1; step <= SEEDS; step++)
      yield { skill, difficulty: level, seed: (seed + step) % SEED_COUNT };
}

/** Numbers with the same number of digits, starting here and wrapping around. 1 is left out as trivial. */
function sameDigitCount(number: number): number[] {
  const [low, high] = number < 10 ? [2, 9] : number < 100 ? [10, 99] : [100, 999];
  const first = Math.max(number, low);
  return Array.from({ length: high - low + 1 }, (_, step) => low + ((first - low + step) % (high - low + 1)));
}
