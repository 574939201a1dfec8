/** Nine cells row by row; 0 is an empty cell. */
export type Cells = readonly number[];

export type Three<Value> = readonly [Value, Value, Value];
export type Triple = Three<number>;

/** One value per line: rows from the top, columns from the left. */
export interface PerLine<Value> {
  readonly rows: Three<Value>;
  readonly columns: Three<Value>;
}

export type Axis = keyof PerLine<unknown>;
export type LineIndex = 0 | 1 | 2;

const LINE_CELLS: PerLine<Triple> = {
  rows: [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
  ],
  columns: [
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
  ],
};

/** Computes a value for each line from the indexes of its cells. */
export function perLine<Value>(
  valueOf: (cells: Triple, axis: Axis, index: LineIndex) => Value,
): PerLine<Value> {
  const { rows, columns } = LINE_CELLS;
  return {
    rows: [valueOf(rows[0], 'rows', 0), valueOf(rows[1], 'rows', 1), valueOf(rows[2], 'rows', 2)],
    columns: [
      valueOf(columns[0], 'columns', 0),
      valueOf(columns[1], 'columns', 1),
      valueOf(columns[2], 'columns', 2),
    ],
  };
}

export const rowOf = (cell: number) => Math.floor(cell / 3) as LineIndex;
export const columnOf = (cell: number) => (cell % 3) as LineIndex;
export const isDigit = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 9;
