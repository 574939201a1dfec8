import { DIFFICULTIES, type Exercise, type ExerciseDifficulty } from '../exercise/exercise';
import { isFactSkill } from '../review/fact-skill';
import { loadMaker, type Maker } from '../review/load-exercise';
import { questionOf } from '../session/question';
import { SEED_COUNT } from '../session/session';
import { contradictionOf, type Contradiction } from './contradictions';
import { kindOfMistake, kindOfReason, type MistakeOfExercise, mistakesOf } from './mistake-kind';

/** Exercises of each difficulty that are searched for a contradiction. */
const LOOKED_THROUGH = 60;

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
 * The first exercise after a seed in which a mistake leads to a contradiction, of the same difficulty if possible; null
 * if there is none. Deterministic.
 * @param kind of `kindOfReason`
 * @param asked questions that the learner has answered in this session
 */
export function refutationOf(
  kind: string,
  { difficulty, seed }: { difficulty: ExerciseDifficulty; seed: number },
  make: Maker,
  asked: ReadonlySet<string> = new Set(),
): Refutation | null {
  const nearest = [...DIFFICULTIES].sort((a, b) => Math.abs(a - difficulty) - Math.abs(b - difficulty));
  for (const near of nearest) {
    for (let step = 1; step <= LOOKED_THROUGH; step++) {
      const exercise = make({ difficulty: near, seed: (seed + step) % SEED_COUNT });
      const [mistake, another] = mistakesOf(exercise).filter(({ reason }) => kindOfReason(reason) === kind);
      if (!mistake || another || asked.has(questionOf(exercise))) continue;
      const contradiction = contradictionOf(exercise, mistake.given);
      if (contradiction !== null) return { exercise, mistake, contradiction };
    }
  }
  return null;
}

/**
 * Refutes the mistake of a wrong attempt, if it is known.
 * @throws when the file of the skill cannot be loaded
 */
export async function loadRefutation(
  tried: WrongAttempt,
  asked: ReadonlySet<string>,
): Promise<Refutation | null> {
  // The seed of a fact encodes the fact, so there is nothing to search.
  const make = isFactSkill(tried.skill) ? null : await loadMaker(tried.skill);
  if (!make) return null;
  const own = { difficulty: tried.difficulty as ExerciseDifficulty, seed: tried.seed };
  const exercise = make(own);
  const kind = kindOfMistake(exercise, tried.given);
  return kind === null ? null : refutationOf(kind, own, make, new Set([...asked, questionOf(exercise)]));
}
