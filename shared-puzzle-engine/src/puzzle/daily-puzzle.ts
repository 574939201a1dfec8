import { dayNumber } from '../day/day-key';
import { fillingAt, fillingCount } from '../grid/fillings';
import { GRID_RULES, type GridGame, type GridPuzzle } from '../grid/grid-rules';
import { hashText, mixBits, seededRandom } from '../random';
import { makePuzzle } from './make-puzzle';

/**
 * The puzzle of a day for everyone, from the day key (YYYY-MM-DD) and the game's name alone. This is a contract with
 * published puzzles and never changes: the day's number since 1970-01-01 is permuted, keyed by the hash of the game's
 * name, over all fillings that the game allows; the givens are the first draw of a random stream seeded with "<game>
 * <day key>" that leaves exactly one solution. No solution repeats within 336,960 days (922 years) in the combined
 * grid, and 362,880 days (993 years) in games without its cap.
 * @throws RangeError unless the day key is a calendar date YYYY-MM-DD
 */
export function dailyPuzzle(game: GridGame, dayKey: string): GridPuzzle {
  const { givens, difficulty, productCap } = GRID_RULES[game];
  const index = permutedIndex(dayNumber(dayKey), fillingCount(productCap), hashText(game));
  const solution = fillingAt(index, productCap);
  return makePuzzle(game, givens[difficulty], () => solution, seededRandom(`${game} ${dayKey}`));
}

/** Divides both numbers of fillings, 362,880 without a cap and 336,960 with one. */
const SIDE = 576;
const ROUNDS = 4;

/**
 * Permutes 0 to `count - 1` by `key`, with neighbors far apart. `count` is a multiple of 576; larger indexes wrap
 * around. A Feistel network over (remainder, quotient): each step adds to one half a number that depends only on the
 * other half, so it is invertible.
 */
function permutedIndex(index: number, count: number, key: number): number {
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
