import { digitsOf, digitTriples, setOf, type DigitSet } from '../grid/digit-sets';
import { columnOf, rowOf, type Cells, type Targets } from '../grid/grid';
import { linesOf, type Line } from '../grid/lines';
import type { LineView } from './step';

/** A line, and the digits that its empty cells can take as far as the line alone tells. */
export interface BoardLine extends LineView {
  readonly empty: readonly number[];
  readonly reach: DigitSet;
}

/** A grid in which no digit stands twice, with everything that its lines tell on their own. */
export interface Board {
  readonly targets: Targets;
  readonly cells: Cells;
  /** Rows, then columns. */
  readonly lines: readonly BoardLine[];
  readonly emptyCells: readonly number[];
  /** What row and column together let a cell take; a filled cell takes its digit alone. */
  readonly candidates: readonly DigitSet[];
}

/** A grid with everything that its lines tell; no digit may stand in it twice. */
export function boardOf(targets: Targets, cells: Cells): Board {
  const { rows, columns } = linesOf(targets);
  const used = digitsIn([...cells.keys()], cells);
  const lines = [...rows, ...columns].map((line) => boardLine(line, cells, used));
  const candidates = cells.map((digit, cell) => {
    if (digit) return setOf(digit);
    const [row, column] = linesThrough(lines, cell);
    return row.reach & column.reach;
  });
  return { targets, cells, lines, candidates, emptyCells: [...cells.keys()].filter((cell) => !cells[cell]) };
}

/** The row and the column of a cell, from rows followed by columns. */
export function linesThrough(lines: readonly BoardLine[], cell: number): readonly [BoardLine, BoardLine] {
  return [lines[rowOf(cell)] as BoardLine, lines[3 + columnOf(cell)] as BoardLine];
}

function boardLine(line: Line, cells: Cells, used: DigitSet): BoardLine {
  const own = digitsIn(line.cells, cells);
  const sets = digitTriples(line.sum, line.product).filter((set) => (set & used) === own);
  return {
    line,
    inPlace: line.cells.flatMap((cell) => cells[cell] || []),
    combinations: sets.map((set) => digitsOf(set ^ own)),
    empty: line.cells.filter((cell) => !cells[cell]),
    reach: sets.reduce((reach, set) => reach | (set ^ own), 0),
  };
}

function digitsIn(positions: readonly number[], cells: Cells): DigitSet {
  return positions.reduce((set, cell) => (cells[cell] ? set | setOf(cells[cell]) : set), 0);
}
