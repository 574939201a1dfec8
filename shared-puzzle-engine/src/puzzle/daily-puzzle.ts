import { dayNumber } from '../day/day-key';
import { fillingAt, fillingCount } from '../grid/fillings';
import { GRID_RULES, type GridGame, type GridPuzzle } from '../grid/grid-rules';
import { hashText, mixBits, seededRandom } from '../random';
import { makePuzzle } from './make-puzzle';

/**
 * The puzzle of a day, the same for everyone, from the day key (New York's date, YYYY-MM-DD) and the
 * game's name alone.
 *
 * This is a contract with puzzles already published and played, so it never changes: the day's number
 * since 1970-01-01 is permuted, under the hash of the game's name, over all fillings that the game
 * allows; the givens are the first draw of a random stream seeded with "<game> <day key>" that leaves
 * exactly one solution. No solution returns within 336,960 days (922 years) in the combined grid and
 * 362,880 days (993 years) in games without that grid's cap.
 *
 * @throws RangeError unless the day key is a calendar date written YYYY-MM-DD.
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
 * The place of an index in a permutation of 0 to `count - 1` that depends on `key`: one to one, with neighbours far
 * apart. `count` is a multiple of 576. Indexes outside the range start over.
 *
 * A Feistel network over the pairs (remainder, quotient): each step adds to one half a number that
 * depends on the other half alone, so each step can be undone.
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
