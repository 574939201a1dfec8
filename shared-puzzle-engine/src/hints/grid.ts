import { digitsOf, digitTriples, setOf, type DigitSet } from '../grid/digit-sets';
import { columnOf, rowOf, type Cells } from '../grid/grid';
import { linesOf, type Line } from '../grid/lines';
import type { Targets } from '../grid/operations';
import type { Conclusion, LineView, Placement, PlacementReason, Technique } from './step';

/** A line, its empty cells, and the digits that they can take considering only this line. */
export interface GridLine extends LineView {
  readonly empty: readonly number[];
  readonly reach: DigitSet;
}

/** A grid without repeated digits, and what follows from each line alone. */
export interface Grid {
  readonly targets: Targets;
  readonly cells: Cells;
  /** Rows, then columns. */
  readonly lines: readonly GridLine[];
  readonly emptyCells: readonly number[];
  /** Candidates per cell from its row and column; for a filled cell, its digit. */
  readonly candidates: readonly DigitSet[];
}

/** @param cells without repeated digits */
export function gridOf(targets: Targets, cells: Cells): Grid {
  const { rows, columns } = linesOf(targets);
  const triples = { rows: digitTriples(targets, 'rows'), columns: digitTriples(targets, 'columns') };
  const used = digitsIn([...cells.keys()], cells);
  const lines = [...rows, ...columns].map((line) =>
    gridLine(line, triples[line.axis][line.index], cells, used),
  );
  const candidates = cells.map((digit, cell) => {
    if (digit) return setOf(digit);
    const [row, column] = linesThrough(lines, cell);
    return row.reach & column.reach;
  });
  return { targets, cells, lines, candidates, emptyCells: [...cells.keys()].filter((cell) => !cells[cell]) };
}

/** The row and the column of a cell. */
export function linesThrough(lines: readonly GridLine[], cell: number): readonly [GridLine, GridLine] {
  return [lines[rowOf(cell)] as GridLine, lines[3 + columnOf(cell)] as GridLine];
}

/** The part of a line that reasons use. */
export const viewOf = ({ line, inPlace, combinations }: GridLine): LineView => ({
  line,
  inPlace,
  combinations,
});

/** A minimal set of lines that covers all of these cells and has no combination with the digit. */
export function refusingLines(grid: Grid, digit: number, cells: readonly number[]): LineView[] {
  const refusing = cells.flatMap(
    (cell) => linesThrough(grid.lines, cell).find(({ reach }) => !(reach & setOf(digit))) ?? [],
  );
  let needed = [...new Set(refusing)];
  for (const line of needed) {
    const others = needed.filter((other) => other !== line);
    const holds = (cell: number) => others.some((other) => other.line.cells.includes(cell));
    if (cells.every(holds)) needed = others;
  }
  return needed.map(viewOf);
}

function gridLine(line: Line, triples: readonly DigitSet[], cells: Cells, used: DigitSet): GridLine {
  const own = digitsIn(line.cells, cells);
  const sets = triples.filter((set) => (set & used) === own);
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

export function place(
  grid: Grid,
  technique: Technique,
  because: readonly PlacementReason[],
  conclusion: Conclusion,
): Placement {
  const { cell, digit } = conclusion;
  const cells = [...new Set([cell, ...because.flatMap(cellsNamed)])].sort();
  const candidates = digitsOf(grid.candidates[cell] ?? 0);
  return { kind: 'placement', technique, cell, digit, cells, candidates, reasons: [...because, conclusion] };
}

function cellsNamed(reason: PlacementReason): readonly number[] {
  if ('line' in reason) return reason.line.cells;
  if ('lines' in reason) return reason.lines.flatMap(({ line }) => line.cells);
  return [reason.cell];
}
