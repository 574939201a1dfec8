import { mixBits } from '../hash';

/** Divides the number of fillings of every game, 362,880 and 336,960. */
const SIDE = 576;
const ROUNDS = 4;

/**
 * Where an index goes in a shuffle of 0 to `count - 1` that depends on `key`: one to one, and neighbours
 * land far apart. `count` is a multiple of 576. Indexes beyond the range start over.
 *
 * A Feistel network over the pairs (remainder, quotient): each step adds to one half a number that
 * depends on the other half alone, so each step can be undone.
 */
export function permutedIndex(index: number, count: number, key: number): number {
  const otherSide = count / SIDE;
  const inRange = ((index % count) + count) % count;
  let left = inRange % SIDE;
  let right = Math.floor(inRange / SIDE);
  for (let round = 0; round < ROUNDS; round++) {
    left = (left + mixBits(key + (2 * round + 1) * 0x10000 + right)) % SIDE;
    right = (right + mixBits(key + (2 * round + 2) * 0x10000 + left)) % otherSide;
  }
  return right * SIDE + left;
}
