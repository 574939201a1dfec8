/** The target of a row or a column. */
export interface Line {
  /** Positions of its cells in the grid, row by row from 0. */
  readonly cells: readonly number[];
  readonly operation: 'sum' | 'product';
  readonly target: number;
}

export interface GridPuzzle {
  /** Nine cells, row by row; 0 is empty. */
  readonly givens: readonly number[];
  readonly lines: readonly Line[];
}

const COMBINE = {
  sum: (one: number, other: number) => one + other,
  product: (one: number, other: number) => one * other,
} as const;

function isMetOrOpen(grid: readonly number[], { cells, operation, target }: Line): boolean {
  const digits = cells.map((cell) => grid[cell] ?? 0);
  return digits.includes(0) || digits.reduce(COMBINE[operation]) === target;
}

/** Every arrangement of the remaining digits in the free cells that meets all targets. */
function* fillings(grid: readonly number[], lines: readonly Line[]): Generator<readonly number[]> {
  if (!lines.every((line) => isMetOrOpen(grid, line))) return;
  const free = grid.indexOf(0);
  if (free === -1) return yield grid;
  for (let digit = 1; digit <= 9; digit += 1) {
    if (!grid.includes(digit)) yield* fillings(grid.with(free, digit), lines);
  }
}

/** Solves by brute force, independently of the product's solver. */
export function solveGrid(puzzle: GridPuzzle): readonly number[] {
  for (const grid of fillings(puzzle.givens, puzzle.lines)) return grid;
  throw new Error(`No solution: ${JSON.stringify(puzzle)}`);
}

/** A full grid that keeps the givens but misses targets: digits are distinct, so a swap changes a row or a column. */
export function spoil(solution: readonly number[], { givens }: GridPuzzle): readonly number[] {
  const first = givens.indexOf(0);
  const second = givens.indexOf(0, first + 1);
  return solution.with(first, solution[second] ?? 0).with(second, solution[first] ?? 0);
}
