import { seededRandom } from 'shared-puzzle-engine';
import type { Exercise } from '../exercise/exercise';
import type { NextExercise } from '../session/session';
import { findSkill } from '../skills/skill-map';
import { factExercise } from './fact-exercise';
import { factOfSeed, isFactSkill } from './fact-skill';

/**
 * The exercise that skill, difficulty and seed name, of the map or of a fact. null for a skill that this build does not
 * know. Rejects when the file of the skill cannot be loaded.
 */
export async function loadExercise({
  skill,
  difficulty,
  seed,
}: Omit<NextExercise, 'why'>): Promise<Exercise | null> {
  if (isFactSkill(skill)) return factExercise(factOfSeed(skill, seed));
  const loaded = await findSkill(skill)?.load();
  return loaded?.makeExercise(seededRandom(seed), difficulty) ?? null;
}
