import fc from 'fast-check';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { shareText } from './share-text';

const practice = {
  title: 'Sum Grid',
  seconds: 83,
  hints: 0,
  url: 'https://example.org/sum-grid',
  givens: dailyPuzzle('sum_grid', '2026-11-20').givens,
};
const result = { ...practice, dayKey: '2026-11-20' };

describe('a shared result', () => {
  test('shows title, day, time, the shape of the puzzle and the address', () => {
    expect(shareText(result)).toBe(
      'Sum Grid 2026-11-20 · 1:23 · no hints\n\n🟦🟩🟩\n🟩🟩🟦\n🟩🟩🟦\n\nhttps://example.org/sum-grid',
    );
  });

  test('shows which cells a hint revealed, and no day in practice', () => {
    expect(shareText({ ...practice, hints: 1, revealed: [1] })).toBe(
      'Sum Grid · 1:23 · 1 hint\n\n🟦🟨🟩\n🟩🟩🟦\n🟩🟩🟦\n\nhttps://example.org/sum-grid',
    );
  });

  test('gives no digit of the puzzle away', () => {
    const days = fc
      .integer({ min: 0, max: 40_000 })
      .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
    fc.assert(
      fc.property(days, (dayKey) => {
        const { givens } = dailyPuzzle('sum_grid', dayKey);
        const signs = shareText({ ...result, givens })
          .split('\n')
          .slice(1, 5)
          .join('');
        expect(signs).not.toMatch(/\d/);
      }),
    );
  });
});
