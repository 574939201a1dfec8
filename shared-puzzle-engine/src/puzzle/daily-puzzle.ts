import { dayNumber } from '../day/day-number';
import { fillingAt, fillingCount } from '../grid/fillings';
import type { GridGame, GridPuzzle } from '../grid/grid';
import { GRID_RULES } from '../grid/grid-rules';
import { hashText } from '../hash';
import { seededRandom } from '../random';
import { makePuzzle } from './make-puzzle';
import { permutedIndex } from './permuted-index';

/**
 * The puzzle of a day, the same for everyone, from the day key (New York's date, YYYY-MM-DD) and the
 * game's name alone.
 *
 * This is a contract with puzzles already published and played, so it never changes: the day's number
 * since 1970-01-01 is permuted, under the hash of the game's name, over all fillings that the game
 * allows; the givens are the first draw of a random stream seeded with "<game> <day key>" that leaves
 * exactly one solution. No solution comes back within 336,960 days (922 years) in the combined grid and
 * 362,880 days (993 years) in the others.
 *
 * @throws RangeError unless the day key is a calendar date written YYYY-MM-DD.
 */
export function dailyPuzzle(game: GridGame, dayKey: string): GridPuzzle {
  const { givens, difficulty, productCap } = GRID_RULES[game];
  const index = permutedIndex(dayNumber(dayKey), fillingCount(productCap), hashText(game));
  const solution = fillingAt(index, productCap);
  return makePuzzle(game, givens[difficulty], () => solution, seededRandom(`${game} ${dayKey}`));
}
