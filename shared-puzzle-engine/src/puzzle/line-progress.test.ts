import { dailyPuzzle, lineProgress } from '../index';

const sums = { sum: { rows: [15, 12, 18], columns: [16, 14, 15] } } as const;
const EMPTY = [0, 0, 0, 0, 0, 0, 0, 0, 0];

describe('line progress', () => {
  test('is open while a line has empty cells and does not exceed its target', () => {
    const open = ['open', 'open', 'open'];
    expect(lineProgress(sums, EMPTY)).toEqual({ sum: { rows: open, columns: open } });
  });

  test('distinguishes full lines that reach, miss or exceed their sums', () => {
    expect(lineProgress(sums, [5, 9, 1, 4, 2, 3, 8, 7, 6]).sum?.rows).toEqual(['reached', 'under', 'over']);
  });

  test('is over as soon as the digits exceed the target', () => {
    expect(lineProgress(sums, [9, 0, 0, 8, 0, 0, 0, 0, 0]).sum?.columns).toEqual(['over', 'open', 'open']);
  });

  test('multiplies the digits of a line without its empty cells', () => {
    const targets = { product: { rows: [10, 48, 7], columns: [45, 6, 2] } } as const;
    expect(lineProgress(targets, [5, 0, 2, 9, 6, 0, 0, 0, 0]).product?.rows).toEqual([
      'open',
      'over',
      'open',
    ]);
  });

  test('has a state for every target of the puzzle', () => {
    const { targets, solution } = dailyPuzzle('combined_grid', '2026-11-20');
    const reached = ['reached', 'reached', 'reached'];
    const lines = { rows: reached, columns: reached };
    expect(lineProgress(targets, solution)).toEqual({ sum: lines, product: lines });
  });
});
