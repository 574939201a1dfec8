import { gradePuzzle, practicePuzzle, seededRandom, type PuzzleDifficulty, type GridGame } from '../index';

const grades = (game: GridGame, difficulty?: PuzzleDifficulty) => {
  const random = seededRandom('grades');
  return Array.from({ length: 300 }, () => gradePuzzle(practicePuzzle(game, random, difficulty)));
};
/** Shared by two tests. */
const easySums = grades('sum_grid', 'easy');
const share = (of: ReturnType<typeof grades>, ...techniques: string[]) =>
  of.filter(({ technique }) => techniques.includes(technique)).length / of.length;

describe('the grade of a puzzle', () => {
  test('is at most singles for nearly all sum grids with three givens', () => {
    expect(share(easySums, 'last_cell', 'single')).toBeGreaterThan(0.97);
  });

  test('rises as givens go', () => {
    const beyondSingles = (of: typeof easySums) => share(of, 'pencil_marks', 'guess');
    const medium = beyondSingles(grades('sum_grid', 'medium'));
    expect(beyondSingles(easySums)).toBeLessThan(medium);
    expect(medium).toBeLessThan(beyondSingles(grades('sum_grid', 'hard')));
  });

  test('never takes more than singles in a combined grid, where each line has one combination', () => {
    expect(share(grades('combined_grid'), 'last_cell', 'single')).toBe(1);
  });

  test('counts the passes needed to fill the grid', () => {
    const targets = { sum: { rows: [15, 15, 15], columns: [15, 15, 15] } } as const;
    const solution = [2, 7, 6, 9, 5, 1, 4, 3, 8];
    const graded = (givens: number[]) => gradePuzzle({ game: 'sum_grid', targets, givens, solution });
    expect(graded([2, 7, 6, 9, 5, 1, 4, 3, 0])).toEqual({ technique: 'last_cell', passes: 1 });
    expect(graded([2, 7, 0, 9, 5, 0, 0, 0, 0])).toEqual({ technique: 'last_cell', passes: 2 });
    expect(graded(solution)).toEqual({ technique: 'last_cell', passes: 0 });
  });
});
