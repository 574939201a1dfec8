import type { LearningAnswer } from '@ninefold/contracts';
import type { Exercise, ExerciseDifficulty } from '../exercise/exercise';
import { SEED_COUNT, wasSolved } from '../session/session';
import { absurdityOf, PLAIN } from './absurdity';
import { isFactSkill } from '../review/fact-skill';
import { loadMaker, type Maker } from '../review/load-exercise';
import { kindOfMistake, kindOfReason, type MistakeOfExercise, mistakesOf } from './mistake-kind';

type Answered = Pick<LearningAnswer, 'skill' | 'difficulty' | 'seed' | 'given' | 'correct' | 'helped'>;

/** Exercises that are searched for the one that shows a mistake best. */
const LOOKED_THROUGH = 60;

/** The misconception that the last two answers about a skill share, if any. */
export function repeatedMistake(answers: readonly Answered[], skill: string, make: Maker): string | null {
  const [before, last] = answers.filter((answer) => answer.skill === skill).slice(-2);
  if (!before || !last || wasSolved(before) || wasSolved(last)) return null;
  const [first, second] = [before, last].map((answer) =>
    kindOfMistake(make({ ...answer, difficulty: answer.difficulty as ExerciseDifficulty }), answer.given),
  );
  return first === second ? (first ?? null) : null;
}

/** An exercise in which a mistake leads to something absurd. */
export interface Refutation {
  readonly kind: string;
  readonly seed: number;
  readonly exercise: Exercise;
  readonly mistake: MistakeOfExercise;
}

/**
 * The exercise after a seed in which a mistake is most obvious; null if it is obvious in none. Deterministic.
 * @param isWanted filters the exercises
 */
export function refutationOf(
  kind: string,
  { difficulty, seed }: { difficulty: ExerciseDifficulty; seed: number },
  make: Maker,
  isWanted: (exercise: Exercise) => boolean = () => true,
): Refutation | null {
  let plainest: Refutation | null = null;
  let most = 0;
  for (let step = 1; step <= LOOKED_THROUGH; step++) {
    const other = (seed + step) % SEED_COUNT;
    const exercise = make({ difficulty, seed: other });
    const [mistake, another] = mistakesOf(exercise).filter(({ reason }) => kindOfReason(reason) === kind);
    const absurdity = mistake ? absurdityOf(exercise, mistake.given) : 0;
    if (mistake && !another && absurdity >= PLAIN && absurdity > most && isWanted(exercise)) {
      most = absurdity;
      plainest = { kind, seed: other, exercise, mistake };
    }
  }
  return plainest;
}

/**
 * Refutes the mistake that the last two answers about a skill share, if any.
 * @throws when the file of the skill cannot be loaded
 */
export async function loadRefutation(
  answers: readonly Answered[],
  skill: string,
): Promise<Refutation | null> {
  // The seed of a fact encodes the fact, so there is nothing to search.
  const last = isFactSkill(skill) ? undefined : answers.findLast((answer) => answer.skill === skill);
  const make = last && (await loadMaker(skill));
  const kind = make ? repeatedMistake(answers, skill, make) : null;
  if (!last || !make || kind === null) return null;
  return refutationOf(kind, { ...last, difficulty: last.difficulty as ExerciseDifficulty }, make);
}
