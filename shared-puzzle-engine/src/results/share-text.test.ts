import fc from 'fast-check';
import { dailyPuzzle, formatClock, shareSentence, shareText } from '../index';

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

  test('can be read aloud as one sentence', () => {
    expect(shareSentence(result)).toBe(
      'Sum Grid of November 20, 2026: solved in 1 minute and 23 seconds with no hints.',
    );
    expect(shareSentence({ ...result, seconds: 41, hints: 2 })).toBe(
      'Sum Grid of November 20, 2026: solved in 41 seconds with 2 hints.',
    );
  });
});

describe('the clock', () => {
  test.each([
    [0, '0:00'],
    [9.9, '0:09'],
    [65, '1:05'],
    [3600, '60:00'],
    [-3, '0:00'],
  ])('shows %d seconds as %s', (seconds, shown) => {
    expect(formatClock(seconds)).toBe(shown);
  });
});
