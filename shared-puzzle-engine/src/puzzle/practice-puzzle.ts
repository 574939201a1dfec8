import { fillingAt, fillingCount } from '../grid/fillings';
import type { GridGame, GridPuzzle } from '../grid/grid';
import { GRID_RULES, type Difficulty } from '../grid/grid-rules';
import { randomInteger, type Random } from '../random';
import { makePuzzle } from './make-puzzle';

/**
 * A random puzzle with exactly one solution. The harder, the fewer givens; without a difficulty it has as
 * many as the daily puzzle of that game.
 */
export function practicePuzzle(game: GridGame, random: Random, difficulty?: Difficulty): GridPuzzle {
  const { givens, difficulty: usual, productCap } = GRID_RULES[game];
  const last = fillingCount(productCap) - 1;
  return makePuzzle(
    game,
    givens[difficulty ?? usual],
    () => fillingAt(randomInteger(random, 0, last), productCap),
    random,
  );
}
