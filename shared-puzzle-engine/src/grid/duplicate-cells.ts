import type { Cells } from './grid';

/** The positions, ascending, of cells whose digit also stands in another cell. */
export function duplicateCells(cells: Cells): number[] {
  return [...cells.keys()].filter((cell) => {
    const digit = cells[cell];
    return Boolean(digit) && (cells.indexOf(digit ?? 0) !== cell || cells.lastIndexOf(digit ?? 0) !== cell);
  });
}
