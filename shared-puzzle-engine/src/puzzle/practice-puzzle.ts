/** Separate from the daily puzzle, to keep this code out of the first screen. */
import { fillingAt, fillingCount } from '../grid/fillings';
import { GRID_RULES, type PuzzleDifficulty, type GridGame, type GridPuzzle } from '../grid/grid-rules';
import { targetsOf } from '../grid/operations';
import { randomInteger, type Random } from '../random';
import { makePuzzle } from './make-puzzle';

/**
 * A random puzzle with exactly one solution. Harder puzzles have fewer givens; the default is that of the game's daily.
 */
export function practicePuzzle(game: GridGame, random: Random, difficulty?: PuzzleDifficulty): GridPuzzle {
  const { givens, difficulty: usual, productCap } = GRID_RULES[game];
  const last = fillingCount(productCap) - 1;
  return makePuzzle(
    game,
    givens[difficulty ?? usual],
    () => fillingAt(randomInteger(random, 0, last), productCap),
    random,
  );
}

/** The fixed puzzle of a game's demo page. */
export function demoPuzzle(game: GridGame): GridPuzzle {
  const { operations, demo } = GRID_RULES[game];
  const solution = [...demo.solution].map(Number);
  return { game, givens: [...demo.givens].map(Number), targets: targetsOf(operations, solution), solution };
}
