import { digitOf, digitsOf, isSingle, setOf } from '../grid/digit-sets';
import { linesThrough, place, refusingLines, viewOf, type Grid } from './grid';
import type { Placement, PlacementReason } from './step';

/** Last empty cells of a line whose targets leave one digit. */
export function lastCells(grid: Grid): Placement[] {
  return grid.lines.flatMap((line) => {
    const [cell, another] = line.empty;
    const [digits, otherDigits] = line.combinations;
    const digit = digits?.[0];
    // Two digits and a target can leave several digits, because an operation need not be one to one.
    if (cell === undefined || another !== undefined || digit === undefined || otherDigits) return [];
    const because: PlacementReason[] = [{ type: 'combinations', ...viewOf(line) }];
    return [place(grid, 'last_cell', because, { type: 'only_digit', cell, digit })];
  });
}

/** Cells with one digit left, then digits with one cell left. */
export function singles(grid: Grid): Placement[] {
  return [...cellsWithOneDigit(grid), ...digitsWithOneCell(grid)];
}

function cellsWithOneDigit(grid: Grid): Placement[] {
  return grid.emptyCells.flatMap((cell) => {
    const candidates = grid.candidates[cell] ?? 0;
    if (!isSingle(candidates)) return [];
    const digit = digitOf(candidates);
    const [row, column] = linesThrough(grid.lines, cell);
    const [shown, crossing] =
      row.combinations.length <= column.combinations.length ? [row, column] : [column, row];
    const because: PlacementReason[] = [
      { type: 'combinations', ...viewOf(shown) },
      { type: 'crossing', ...viewOf(crossing), ruledOut: digitsOf(shown.reach & ~crossing.reach) },
    ];
    return [place(grid, 'single', because, { type: 'only_digit', cell, digit })];
  });
}

function digitsWithOneCell(grid: Grid): Placement[] {
  const unplaced = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !grid.cells.includes(digit));
  return unplaced.flatMap((digit) => {
    const takers = grid.emptyCells.filter((cell) => (grid.candidates[cell] ?? 0) & setOf(digit));
    const [cell, another] = takers;
    if (cell === undefined || another !== undefined) return [];
    const others = grid.emptyCells.filter((other) => other !== cell);
    const lines = refusingLines(grid, digit, others);
    return [
      place(grid, 'single', [{ type: 'not_in_lines', digit, lines }], { type: 'only_cell', cell, digit }),
    ];
  });
}
