import { COLUMNS, ROWS, type Targets, type Triple } from './grid';

/** A row or column of a puzzle with what it must come to. */
export interface Line {
  readonly axis: 'row' | 'column';
  /** 0 to 2, from the top or from the left. */
  readonly index: 0 | 1 | 2;
  readonly cells: Triple;
  readonly sum: number | undefined;
  readonly product: number | undefined;
}

type ThreeLines = readonly [Line, Line, Line];

export function linesOf(targets: Targets): { rows: ThreeLines; columns: ThreeLines } {
  const row = (index: 0 | 1 | 2): Line => ({
    axis: 'row',
    index,
    cells: ROWS[index],
    sum: targets.rowSums?.[index],
    product: targets.rowProducts?.[index],
  });
  const column = (index: 0 | 1 | 2): Line => ({
    axis: 'column',
    index,
    cells: COLUMNS[index],
    sum: targets.colSums?.[index],
    product: targets.colProducts?.[index],
  });
  return { rows: [row(0), row(1), row(2)], columns: [column(0), column(1), column(2)] };
}
