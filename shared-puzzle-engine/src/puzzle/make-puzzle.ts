import type { Cells, GridGame, GridPuzzle } from '../grid/grid';
import { GRID_RULES } from '../grid/grid-rules';
import { targetsOf } from '../grid/line-totals';
import { randomInteger, type Random } from '../random';
import { hasOneSolution } from './find-solutions';

/**
 * A puzzle with `givenCount` givens and exactly one solution: the first draw of givens, each for the next
 * filling, that leaves only one. Every filling has such a choice of three givens; with fewer, other
 * fillings must follow.
 */
export function makePuzzle(
  game: GridGame,
  givenCount: number,
  nextFilling: () => Cells,
  random: Random,
): GridPuzzle {
  for (;;) {
    const solution = nextFilling();
    const targets = targetsOf(GRID_RULES[game].targets, solution);
    const givens = drawGivens(solution, givenCount, random);
    if (hasOneSolution(targets, givens)) return { game, givens, targets, solution };
  }
}

function drawGivens(solution: Cells, count: number, random: Random): Cells {
  const givens = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  let left = count;
  while (left > 0) {
    const cell = randomInteger(random, 0, 8);
    if (givens[cell]) continue;
    givens[cell] = solution[cell] ?? 0;
    left--;
  }
  return givens;
}
