import fc from 'fast-check';
import {
  findSolutions,
  hasOneSolution,
  practicePuzzle,
  seededRandom,
  type Cells,
  type Targets,
} from '../index';

const EMPTY = [0, 0, 0, 0, 0, 0, 0, 0, 0];
const FIFTEENS = { sum: { rows: [15, 15, 15], columns: [15, 15, 15] } } as const;

describe('the solver', () => {
  test('finds all 72 grids whose rows and columns come to 15', () => {
    const solutions = findSolutions(FIFTEENS, EMPTY, 1000);
    expect(new Set(solutions.map(String)).size).toBe(72);
    for (const cells of solutions) expect(countByTrial(FIFTEENS, cells)).toBe(1);
  });

  test('stops at the limit', () => {
    expect(findSolutions(FIFTEENS, EMPTY, 5)).toHaveLength(5);
    expect(hasOneSolution(FIFTEENS, EMPTY)).toBe(false);
  });

  test('finds none if a given is repeated or a target cannot be met', () => {
    expect(findSolutions(FIFTEENS, [5, 0, 0, 0, 5, 0, 0, 0, 0], 2)).toEqual([]);
    expect(findSolutions({ sum: { rows: [5, 20, 20], columns: [15, 15, 15] } }, EMPTY, 2)).toEqual([]);
  });

  test('finds as many solutions as brute force', () => {
    fc.assert(
      fc.property(fc.integer(), fc.subarray([0, 1, 2, 3, 4, 5, 6, 7, 8], { minLength: 3 }), (seed, shown) => {
        const { targets, solution } = practicePuzzle('sum_grid', seededRandom(seed));
        const givens = solution.map((digit, cell) => (shown.includes(cell) ? digit : 0));
        expect(findSolutions(targets, givens, 1000)).toHaveLength(countByTrial(targets, givens));
      }),
      { numRuns: 50 },
    );
  });
});

function countByTrial(targets: Targets, givens: Cells): number {
  const cell = givens.indexOf(0);
  if (cell < 0) return sumsAreMet(targets, givens) ? 1 : 0;
  let count = 0;
  for (let digit = 1; digit <= 9; digit++) {
    if (!givens.includes(digit)) count += countByTrial(targets, givens.with(cell, digit));
  }
  return count;
}

function sumsAreMet(targets: Targets, cells: Cells): boolean {
  const sum = (line: readonly number[]) => line.reduce((total, cell) => total + (cells[cell] ?? 0), 0);
  return [0, 1, 2].every(
    (line) =>
      sum([3 * line, 3 * line + 1, 3 * line + 2]) === targets.sum?.rows[line] &&
      sum([line, line + 3, line + 6]) === targets.sum?.columns[line],
  );
}
