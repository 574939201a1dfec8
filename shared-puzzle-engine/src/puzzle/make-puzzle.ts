import type { Cells } from '../grid/grid';
import { GRID_RULES, type GridGame, type GridPuzzle } from '../grid/grid-rules';
import { targetsOf } from '../grid/operations';
import { randomInteger, type Random } from '../random';
import { hasOneSolution } from './find-solutions';

/**
 * A puzzle with `givenCount` givens and exactly one solution, from the first filling and draw of givens that allow it.
 * Some fillings have no such givens, so the fillings must vary or this does not end.
 */
export function makePuzzle(
  game: GridGame,
  givenCount: number,
  nextFilling: () => Cells,
  random: Random,
): GridPuzzle {
  const { operations } = GRID_RULES[game];
  for (;;) {
    const solution = nextFilling();
    const targets = targetsOf(operations, solution);
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
