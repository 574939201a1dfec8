import fc from 'fast-check';
import { seededRandom } from 'shared-puzzle-engine';
import { DIFFICULTIES, type Exercise, type ExerciseDifficulty } from '../exercise/exercise';
import type { Skill } from '../skills/skill';

/** Exercises checked per difficulty. 0 in a usual test run, which samples a few at random. */
declare const AUDITED_SEEDS: number;

type Draw = readonly [seed: number, difficulty: ExerciseDifficulty];

export type AuditedExercises = readonly (readonly [Draw, Exercise])[];

export function drawAudited(skill: Skill, sample: number): AuditedExercises {
  return drawsOf(sample).map((draw) => [draw, skill.makeExercise(seededRandom(draw[0]), draw[1])]);
}

function drawsOf(sample: number): Draw[] {
  if (AUDITED_SEEDS === 0) return fc.sample(fc.tuple(fc.nat(), fc.constantFrom(...DIFFICULTIES)), sample);
  return DIFFICULTIES.flatMap((difficulty) =>
    Array.from({ length: AUDITED_SEEDS }, (_, seed) => [seed, difficulty] as const),
  );
}

/** Reports the draw of the first failing exercise. */
export function checkEach(exercises: AuditedExercises, check: (exercise: Exercise) => void) {
  for (const [[seed, difficulty], exercise] of exercises) {
    try {
      check(exercise);
    } catch (cause) {
      throw new Error(`Seed ${seed} at difficulty ${difficulty}: ${String(cause)}`, { cause });
    }
  }
}
