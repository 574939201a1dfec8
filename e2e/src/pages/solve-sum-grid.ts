export interface SumPuzzle {
  /** Nine cells, row by row; 0 is empty. */
  readonly givens: readonly number[];
  readonly rowSums: readonly number[];
  readonly columnSums: readonly number[];
}

const ROWS = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
] as const;
const COLUMNS = [
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
] as const;

const sumOf = (grid: readonly number[], line: readonly number[]) =>
  line.reduce((sum, cell) => sum + (grid[cell] ?? 0), 0);

function isSolved(grid: readonly number[], { rowSums, columnSums }: SumPuzzle): boolean {
  return (
    ROWS.every((row, index) => sumOf(grid, row) === rowSums[index]) &&
    COLUMNS.every((column, index) => sumOf(grid, column) === columnSums[index])
  );
}

/** Every filling of the free cells with the digits that are left. */
function* fillings(grid: readonly number[]): Generator<readonly number[]> {
  const free = grid.indexOf(0);
  if (free === -1) return yield grid;
  for (let digit = 1; digit <= 9; digit += 1) {
    if (!grid.includes(digit)) yield* fillings(grid.with(free, digit));
  }
}

/** Solves by trying everything: independent of how the product does it. */
export function solveSumGrid(puzzle: SumPuzzle): readonly number[] {
  for (const grid of fillings(puzzle.givens)) if (isSolved(grid, puzzle)) return grid;
  throw new Error(`No solution: ${JSON.stringify(puzzle)}`);
}

/** A full grid that keeps the givens and misses targets: digits are distinct, so a swap changes a row or a column. */
export function spoil(solution: readonly number[], { givens }: SumPuzzle): readonly number[] {
  const first = givens.indexOf(0);
  const second = givens.indexOf(0, first + 1);
  return solution.with(first, solution[second] ?? 0).with(second, solution[first] ?? 0);
}
