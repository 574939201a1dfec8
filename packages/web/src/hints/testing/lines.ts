import { GRID_RULES, OPERATIONS, type Cells, type GridPuzzle } from 'shared-puzzle-engine';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export interface Line {
  readonly cells: readonly number[];
  /** In the order of a sentence. */
  readonly targets: readonly number[];
  meets(digits: readonly number[]): boolean;
}

/** @param name "row 2" or "column 1" */
export function lineCalled(name: string, { game, targets }: GridPuzzle): Line {
  const [axis, number] = name.toLowerCase().split(' ');
  const index = Number(number) - 1;
  const lines = axis === 'row' ? 'rows' : 'columns';
  const stated = GRID_RULES[game].operations.map((operation) => ({
    operation,
    target: targets[operation]?.[lines][index] ?? NaN,
  }));
  return {
    cells: [0, 1, 2].map((at) => (axis === 'row' ? index * 3 + at : at * 3 + index)),
    targets: stated.map(({ target }) => target),
    meets: ([a = 0, b = 0, c = 0]) =>
      stated.every(({ operation, target }) => OPERATIONS[operation].total(a, b, c) === target),
  };
}

export const emptyIn = (cells: Cells) => [...cells.keys()].filter((cell) => !cells[cell]);
export const inPlaceOf = (line: Line, cells: Cells) => line.cells.flatMap((cell) => cells[cell] || []);

const TRIPLES = DIGITS.flatMap((a) =>
  DIGITS.flatMap((b) => DIGITS.filter((c) => a < b && b < c).map((c) => [a, b, c])),
);

/** Ascending sets of unused digits that complete a line. */
export function combinations(line: Line, cells: Cells): number[][] {
  const inPlace = inPlaceOf(line, cells);
  return TRIPLES.filter(
    (set) =>
      inPlace.every((digit) => set.includes(digit)) &&
      set.every((digit) => inPlace.includes(digit) || !cells.includes(digit)) &&
      line.meets(set),
  ).map((set) => set.filter((digit) => !inPlace.includes(digit)));
}

/** All ways to fill a line from the candidates of its cells. */
export function waysToFill(line: Line, left: readonly (readonly number[])[]): number[][] {
  const [first = [], second = [], third = []] = line.cells.map((cell) => left[cell]);
  return first
    .flatMap((a) => second.flatMap((b) => third.map((c) => [a, b, c])))
    .filter((digits) => new Set(digits).size === 3 && line.meets(digits));
}

/** The distinct sets of digits, each ascending. */
export const setsOf = (ways: readonly (readonly number[])[]): number[][] => [
  ...new Map(ways.map((way) => [[...way].sort().join(), [...way].sort()])).values(),
];

/** Candidates of each cell from row and column; for a filled cell, its digit. */
export function candidatesOf(puzzle: GridPuzzle, cells: Cells): number[][] {
  const fitting = (name: string) => combinations(lineCalled(name, puzzle), cells).flat();
  const [rows, columns] = ['row', 'column'].map((axis) => [1, 2, 3].map((at) => fitting(`${axis} ${at}`)));
  return cells.map((digit, cell) => {
    if (digit) return [digit];
    const [row, column] = [rows?.[Math.floor(cell / 3)], columns?.[cell % 3]];
    return DIGITS.filter((one) => row?.includes(one) && column?.includes(one));
  });
}
