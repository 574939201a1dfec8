import { seededRandom } from 'shared-puzzle-engine';
import type { Exercise } from '../exercise/exercise';
import type { NextExercise } from '../session/session';
import { findSkill } from '../skills/skill-map';
import { factOfSeed, isFactSkill } from './fact-skill';

/** Identifies an exercise: it can be generated again from these. */
export type NamedExercise = Pick<NextExercise, 'skill' | 'difficulty' | 'seed'>;

export type Maker = (exercise: Omit<NamedExercise, 'skill'>) => Exercise;

/**
 * @returns null for a skill that this build does not know
 * @throws when the file of the skill cannot be loaded
 */
export async function loadMaker(skill: string): Promise<Maker | null> {
  if (isFactSkill(skill)) {
    const { factExercise } = await import('./fact-exercise');
    return ({ seed }) => factExercise(factOfSeed(skill, seed));
  }
  const loaded = await findSkill(skill)?.load();
  return loaded ? ({ difficulty, seed }) => loaded.makeExercise(seededRandom(seed), difficulty) : null;
}

/** Returns null and throws as `loadMaker` does. */
export async function loadExercise(exercise: NamedExercise): Promise<Exercise | null> {
  const make = await loadMaker(exercise.skill);
  return make?.(exercise) ?? null;
}
