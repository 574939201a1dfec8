import { seededRandom } from 'shared-puzzle-engine';
import type { Exercise } from '../exercise/exercise';
import type { NextExercise } from '../session/session';
import { findSkill } from '../skills/skill-map';
import { factOfSeed, isFactSkill } from './fact-skill';

/** What makes an exercise again. */
export type NamedExercise = Pick<NextExercise, 'skill' | 'difficulty' | 'seed'>;

/** Makes the exercises of one skill. */
export type Maker = (exercise: Omit<NamedExercise, 'skill'>) => Exercise;

/**
 * What makes the exercises of a skill, of the map or of facts. null for a skill that this build does not know. Rejects when
 * the file of the skill cannot be loaded.
 */
export async function loadMaker(skill: string): Promise<Maker | null> {
  if (isFactSkill(skill)) {
    const { factExercise } = await import('./fact-exercise');
    return ({ seed }) => factExercise(factOfSeed(skill, seed));
  }
  const loaded = await findSkill(skill)?.load();
  return loaded ? ({ difficulty, seed }) => loaded.makeExercise(seededRandom(seed), difficulty) : null;
}

/** The exercise that skill, difficulty and seed name. null, and rejects, as `loadMaker` does. */
export async function loadExercise(exercise: NamedExercise): Promise<Exercise | null> {
  const make = await loadMaker(exercise.skill);
  return make?.(exercise) ?? null;
}
