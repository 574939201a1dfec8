import fc from 'fast-check';
import { checkGrid, dailyPuzzle, duplicateCells, findSolutions, type GridPuzzle } from '../index';

const puzzle = dailyPuzzle('sum_grid', '2026-11-20');

describe('checking a grid', () => {
  test("accepts the solution and marks the player's cells as correct", () => {
    expect(checkGrid(puzzle, puzzle.solution)).toEqual({
      complete: true,
      solved: true,
      marks: ['given', 'correct', 'correct', 'correct', 'correct', 'given', 'correct', 'correct', 'given'],
    });
  });

  test('marks each cell that differs from the solution as wrong, and empty cells as empty', () => {
    expect(checkGrid(puzzle, [5, 1, 9, 4, 0, 6, 7, 3, 8])).toEqual({
      complete: false,
      solved: false,
      marks: ['given', 'wrong', 'wrong', 'correct', 'empty', 'given', 'correct', 'correct', 'given'],
    });
  });

  test('accepts every grid that follows the rules, whichever solution is stored', () => {
    const givens = [0, 0, 0, 0, 5, 0, 0, 0, 0];
    const targets = { sum: { rows: [15, 15, 15], columns: [15, 15, 15] } } as const;
    const [solution = [], ...others] = findSolutions(targets, givens, 100);
    const ambiguous: GridPuzzle = { game: 'sum_grid', givens, targets, solution };
    expect(others.length).toBeGreaterThan(0);
    for (const cells of others) {
      expect(checkGrid(ambiguous, cells)).toMatchObject({ complete: true, solved: true });
      expect(checkGrid(ambiguous, cells).marks).not.toContain('wrong');
    }
  });

  test('rejects a grid that changes a given even if it meets every target', () => {
    const targets = { sum: { rows: [15, 15, 15], columns: [15, 15, 15] } } as const;
    const solution = [2, 7, 6, 9, 5, 1, 4, 3, 8];
    const check = checkGrid(
      { game: 'sum_grid', givens: [2, 0, 0, 0, 0, 0, 0, 0, 0], targets, solution },
      [8, 3, 4, 1, 5, 9, 6, 7, 2],
    );
    expect(check.solved).toBe(false);
    expect(check.marks[0]).toBe('wrong');
  });

  test('accepts only the solution of a puzzle that has one', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 9 }), (cells) => {
        expect(checkGrid(puzzle, cells).solved).toBe(String(cells) === String(puzzle.solution));
      }),
    );
  });

  test.each([
    [[]],
    [[5, 9, 1]],
    [[5, 9, 1, 4, 2, 6, 7, 3, 10]],
    [[5, 9, 1, 4, 2, 6, 7, 3, 8, 1]],
    [[5, 5, 5, 4, 2, 6, 6, 6, 6]],
  ])('never calls %j solved', (cells) => {
    expect(checkGrid(puzzle, cells).solved).toBe(false);
  });
});

describe('duplicate cells', () => {
  test('are all cells that share a digit', () => {
    expect(duplicateCells([5, 1, 0, 0, 5, 1, 0, 3, 5])).toEqual([0, 1, 4, 5, 8]);
  });

  test('are empty for a valid grid, full or not', () => {
    expect(duplicateCells([1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([]);
    expect(duplicateCells([0, 0, 0, 0, 7, 0, 0, 0, 0])).toEqual([]);
  });
});
