import { dailyPuzzle, lineProgress } from '../index';

const sums = { rowSums: [15, 12, 18], colSums: [16, 14, 15] } as const;
const EMPTY = [0, 0, 0, 0, 0, 0, 0, 0, 0];

describe('line progress', () => {
  test('is open while a line has empty cells and is not above its target', () => {
    expect(lineProgress(sums, EMPTY)).toEqual({
      rowSums: ['open', 'open', 'open'],
      colSums: ['open', 'open', 'open'],
    });
  });

  test('tells full lines that meet, miss or pass their sums', () => {
    expect(lineProgress(sums, [5, 9, 1, 4, 2, 3, 8, 7, 6]).rowSums).toEqual(['reached', 'under', 'over']);
  });

  test('tells that a line is over before it is full', () => {
    expect(lineProgress(sums, [9, 0, 0, 8, 0, 0, 0, 0, 0]).colSums).toEqual(['over', 'open', 'open']);
  });

  test('multiplies what stands in a line, leaving empty cells out', () => {
    const targets = { rowProducts: [10, 48, 7] } as const;
    expect(lineProgress(targets, [5, 0, 2, 9, 6, 0, 0, 0, 0]).rowProducts).toEqual(['open', 'over', 'open']);
  });

  test('has the states of every target that a puzzle states', () => {
    const { targets, solution } = dailyPuzzle('combined_grid', '2026-11-20');
    const reached = ['reached', 'reached', 'reached'];
    expect(lineProgress(targets, solution)).toEqual({
      rowSums: reached,
      colSums: reached,
      rowProducts: reached,
      colProducts: reached,
    });
  });
});
