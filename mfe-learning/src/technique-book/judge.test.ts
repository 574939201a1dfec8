import fc from 'fast-check';
import { nextPlacements, positionFor, REASON_KINDS, reasonKindOf, seededRandom } from 'shared-puzzle-engine';
import { EXAMPLES } from './examples';
import { judge } from './judge';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

test.each(REASON_KINDS)('the example of "%s" needs just that technique', (kind) => {
  const { puzzle, cells } = EXAMPLES[kind];
  const [placement] = nextPlacements(puzzle, cells);
  expect(placement && reasonKindOf(placement)).toBe(kind);
});

test('judges every digit in every cell: wrong ones never pass, and the next step is always found', () => {
  fc.assert(
    fc.property(fc.constantFrom(...REASON_KINDS), fc.integer(), (kind, seed) => {
      const position = positionFor(kind, seededRandom(seed));
      const { puzzle, cells } = position;
      for (const cell of cells.keys()) {
        if (cells[cell]) continue;
        for (const digit of DIGITS) {
          const verdict = judge(position, cell, digit);
          if (cells.includes(digit)) expect(verdict.kind).toBe('used');
          else if (digit === puzzle.solution[cell]) expect(['found', 'early']).toContain(verdict.kind);
          else expect(verdict).toMatchObject({ kind: 'wrong', step: { kind: 'mistake' } });
        }
      }
      const [next] = nextPlacements(puzzle, cells);
      expect(next && judge(position, next.cell, next.digit).kind).toBe('found');
    }),
    { numRuns: 12 },
  );
});
