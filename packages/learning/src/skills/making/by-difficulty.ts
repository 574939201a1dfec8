import type { Random } from 'shared-puzzle-engine';
import type { ExerciseDifficulty, Exercise } from '../../exercise/exercise';
import { pick } from './draw';

export type Make = (random: Random, difficulty: ExerciseDifficulty) => Exercise;

/** Makes one of the kinds of question that a difficulty has. One that stands there twice comes twice as often. */
export function byDifficulty(kinds: Readonly<Record<ExerciseDifficulty, readonly [Make, ...Make[]]>>): Make {
  return (random, difficulty) => pick(random, kinds[difficulty])(random, difficulty);
}
