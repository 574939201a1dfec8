import { digitOf, digitsOf, isSingle, setOf } from '../grid/digit-sets';
import { linesThrough, place, refusingLines, viewOf, type Board } from './board';
import type { Placement, PlacementReason } from './step';

/** Last empty cells of a line whose targets leave one digit. */
export function lastCells(board: Board): Placement[] {
  return board.lines.flatMap((line) => {
    const [cell, another] = line.empty;
    const [digits, otherDigits] = line.combinations;
    const digit = digits?.[0];
    // Two digits and a target can leave several digits, because an operation need not be one to one.
    if (cell === undefined || another !== undefined || digit === undefined || otherDigits) return [];
    const because: PlacementReason[] = [{ type: 'combinations', ...viewOf(line) }];
    return [place(board, 'last_cell', because, { type: 'only_digit', cell, digit })];
  });
}

/** Cells with one digit left, then digits with one cell left. */
export function singles(board: Board): Placement[] {
  return [...cellsWithOneDigit(board), ...digitsWithOneCell(board)];
}

function cellsWithOneDigit(board: Board): Placement[] {
  return board.emptyCells.flatMap((cell) => {
    const candidates = board.candidates[cell] ?? 0;
    if (!isSingle(candidates)) return [];
    const digit = digitOf(candidates);
    const [row, column] = linesThrough(board.lines, cell);
    const [shown, crossing] =
      row.combinations.length <= column.combinations.length ? [row, column] : [column, row];
    const because: PlacementReason[] = [
      { type: 'combinations', ...viewOf(shown) },
      { type: 'crossing', ...viewOf(crossing), ruledOut: digitsOf(shown.reach & ~crossing.reach) },
    ];
    return [place(board, 'single', because, { type: 'only_digit', cell, digit })];
  });
}

function digitsWithOneCell(board: Board): Placement[] {
  const unplaced = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !board.cells.includes(digit));
  return unplaced.flatMap((digit) => {
    const takers = board.emptyCells.filter((cell) => (board.candidates[cell] ?? 0) & setOf(digit));
    const [cell, another] = takers;
    if (cell === undefined || another !== undefined) return [];
    const others = board.emptyCells.filter((other) => other !== cell);
    const lines = refusingLines(board, digit, others);
    return [
      place(board, 'single', [{ type: 'not_in_lines', digit, lines }], { type: 'only_cell', cell, digit }),
    ];
  });
}
