import { DIFFICULTIES, type Exercise, type ExerciseDifficulty } from '../exercise/exercise';
import { isFactSkill } from '../review/fact-skill';
import { loadMaker, type Maker } from '../review/load-exercise';
import { questionOf } from '../session/question';
import { SEED_COUNT } from '../session/session';
import { contradictionOf, type Contradiction } from './contradictions';
import { kindOfMistake, kindOfReason, type MistakeOfExercise, mistakesOf } from './mistake-kind';

/** Exercises of each difficulty that are searched for a contradiction. */
const LOOKED_THROUGH = 30;

/** After this many exercises whose answer nothing contradicts, the mistake is of a kind that we have no check for. */
const MAX_REFUSED = 40;

/** 51,234 or 512/735 is not compared at a glance. */
const LONG_NUMBER = /\d{5,}|\d\d,\d{3}|\d{3,}\/\d|\d\/\d{3,}/;

export interface WrongAttempt {
  readonly skill: string;
  readonly difficulty: number;
  readonly seed: number;
  readonly given: string;
}

/** Another exercise in which a mistake leads to a contradiction. */
export interface Refutation {
  readonly exercise: Exercise;
  readonly mistake: MistakeOfExercise;
  readonly contradiction: Contradiction;
}

/**
 * The first exercise after a seed in which a mistake leads to a contradiction that is checked at a glance, of the same
 * difficulty if possible; null if no exercise does. Deterministic.
 * @param kind of `kindOfReason`
 * @param asked questions that the learner has answered in this session
 */
export function refutationOf(
  kind: string,
  own: OwnExercise,
  make: Maker,
  asked: ReadonlySet<string> = new Set(),
): Refutation | null {
  for (const found of search(kind, own, make, asked)) if (found) return found;
  return null;
}

type OwnExercise = Pick<WrongAttempt, 'seed'> & { readonly difficulty: ExerciseDifficulty };

/** Yields after each exercise, and a refutation at the end if there is one. */
function* search(
  kind: string,
  { difficulty, seed }: OwnExercise,
  make: Maker,
  asked: ReadonlySet<string>,
): Generator<Refutation | null> {
  let refused = 0;
  for (const exercise of similar(difficulty, seed, make)) {
    yield null;
    const [mistake, another] = mistakesOf(exercise).filter(({ reason }) => kindOfReason(reason) === kind);
    if (!mistake || another || asked.has(questionOf(exercise))) continue;
    const contradiction = contradictionOf(exercise, mistake.given);
    if (contradiction !== null && !LONG_NUMBER.test(contradiction)) {
      yield { exercise, mistake, contradiction };
      return;
    }
    refused += 1;
    if (refused >= MAX_REFUSED) return;
  }
}

function* similar(difficulty: ExerciseDifficulty, seed: number, make: Maker): Generator<Exercise> {
  const nearest = [...DIFFICULTIES].sort((a, b) => Math.abs(a - difficulty) - Math.abs(b - difficulty));
  for (const near of nearest)
    for (let step = 1; step <= LOOKED_THROUGH; step++)
      yield make({ difficulty: near, seed: (seed + step) % SEED_COUNT });
}

/**
 * Refutes the mistake of a wrong attempt, if it is known. Up to 150 exercises are searched, most often in vain.
 * @param pause is awaited after each exercise, so that the page stays responsive; a rejection ends the search
 * @throws when the file of the skill cannot be loaded, and what `pause` rejects with
 */
export async function loadRefutation(
  tried: WrongAttempt,
  asked: ReadonlySet<string>,
  pause: () => Promise<void>,
): Promise<Refutation | null> {
  // The seed of a fact encodes the fact, so there is nothing to search.
  const make = isFactSkill(tried.skill) ? null : await loadMaker(tried.skill);
  if (!make) return null;
  const own = { difficulty: tried.difficulty as ExerciseDifficulty, seed: tried.seed };
  const exercise = make(own);
  const kind = kindOfMistake(exercise, tried.given);
  if (kind === null) return null;
  for (const found of search(kind, own, make, new Set([...asked, questionOf(exercise)]))) {
    if (found) return found;
    await pause();
  }
  return null;
}
