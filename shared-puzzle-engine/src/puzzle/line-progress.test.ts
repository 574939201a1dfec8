import { dailyPuzzle, lineProgress } from '../index';

const sums = { sum: { rows: [15, 12, 18], columns: [16, 14, 15] } } as const;
const EMPTY = [0, 0, 0, 0, 0, 0, 0, 0, 0];

describe('line progress', () => {
  test('is open while a line has empty cells and is not above its target', () => {
    const open = ['open', 'open', 'open'];
    expect(lineProgress(sums, EMPTY)).toEqual({ sum: { rows: open, columns: open } });
  });

  test('shows which full lines meet their sums, and which are below or above', () => {
    expect(lineProgress(sums, [5, 9, 1, 4, 2, 3, 8, 7, 6]).sum?.rows).toEqual(['reached', 'under', 'over']);
  });

  test('shows that a line is over before it is full', () => {
    expect(lineProgress(sums, [9, 0, 0, 8, 0, 0, 0, 0, 0]).sum?.columns).toEqual(['over', 'open', 'open']);
  });

  test('multiplies the digits in a line, leaving empty cells out', () => {
    const targets = { product: { rows: [10, 48, 7], columns: [45, 6, 2] } } as const;
    expect(lineProgress(targets, [5, 0, 2, 9, 6, 0, 0, 0, 0]).product?.rows).toEqual([
      'open',
      'over',
      'open',
    ]);
  });

  test('has the states of every target that a puzzle states', () => {
    const { targets, solution } = dailyPuzzle('combined_grid', '2026-11-20');
    const reached = ['reached', 'reached', 'reached'];
    const lines = { rows: reached, columns: reached };
    expect(lineProgress(targets, solution)).toEqual({ sum: lines, product: lines });
  });
});
