import { randomInteger, type Random } from 'shared-puzzle-engine';

/** A number a little below a round one: 297 is 300 less 3. */
export interface NearRound {
  readonly near: number;
  readonly round: number;
  readonly gap: number;
}

/** @param unit what the round number is a multiple of: 10 or 100 */
export function drawNearRound(random: Random, unit: 10 | 100, most = 9): NearRound {
  const round = unit * randomInteger(random, unit === 10 ? 3 : 1, most);
  const gap = randomInteger(random, 1, unit === 10 ? 2 : 4);
  return { near: round - gap, round, gap };
}
