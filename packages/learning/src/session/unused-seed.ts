import type { LearningAnswer } from '@ninefold/contracts';
import { randomInteger, type Random } from 'shared-puzzle-engine';

/** Seeds are stored as 32-bit numbers. */
export const MOST_SEEDS = 2 ** 31 - 1;

/** A seed that no answer of the session had: no exercise comes twice. */
export function unusedSeed(answers: readonly LearningAnswer[], random: Random): number {
  const used = new Set(answers.map(({ seed }) => seed));
  let seed = randomInteger(random, 0, MOST_SEEDS - 1);
  while (used.has(seed)) seed = (seed + 1) % MOST_SEEDS;
  return seed;
}
