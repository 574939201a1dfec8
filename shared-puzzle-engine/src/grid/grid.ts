/** The three grid games, by the names that the database and the routes use. */
export type GridGame = 'sum_grid' | 'multiplication_grid' | 'combined_grid';

/** Nine cells row by row; 0 is an empty cell. */
export type Cells = readonly number[];

/** One number for each of three lines, from the top or from the left. */
export type Triple = readonly [number, number, number];

/** What the lines must come to. A game has the pairs that its rules name and no others. */
export interface Targets {
  readonly rowSums?: Triple;
  readonly colSums?: Triple;
  readonly rowProducts?: Triple;
  readonly colProducts?: Triple;
}

export type TargetKind = keyof Targets;

/** A puzzle has exactly one solution that keeps its givens and meets its targets. */
export interface GridPuzzle {
  readonly game: GridGame;
  readonly givens: Cells;
  readonly targets: Targets;
  readonly solution: Cells;
}

type Lines = readonly [Triple, Triple, Triple];

/** The cells of each row, as positions in `Cells`. */
export const ROWS: Lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
];

/** The cells of each column, as positions in `Cells`. */
export const COLUMNS: Lines = [
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
];

export const rowOf = (cell: number) => Math.floor(cell / 3) as 0 | 1 | 2;
export const columnOf = (cell: number) => (cell % 3) as 0 | 1 | 2;
export const isDigit = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 9;
