import fc from 'fast-check';
import { hasOneSolution } from '../puzzle/find-solutions';
import { seededRandom } from '../random';
import { nextPlacements, nextStep } from './next-step';
import { positionFor } from './position-for';
import { REASON_KINDS, reasonKindOf } from './reason-kind';

test('a position for a kind of reason has one solution and needs just that reason', () => {
  fc.assert(
    fc.property(fc.constantFrom(...REASON_KINDS), fc.integer(), (kind, seed) => {
      const { puzzle, cells } = positionFor(kind, seededRandom(seed));
      const placements = nextPlacements(puzzle, cells);
      const step = nextStep(puzzle, cells);
      expect(hasOneSolution(puzzle.targets, cells)).toBe(true);
      expect(step.kind === 'placement' && reasonKindOf(step)).toBe(kind);
      expect(placements[0]).toEqual(step);
      for (const { cell, digit } of placements) {
        expect(cells[cell]).toBe(0);
        expect(digit).toBe(puzzle.solution[cell]);
      }
    }),
    { numRuns: 40 },
  );
});

test('the same seed gives the same position', () => {
  const draw = () => positionFor('claimed-digits', seededRandom('seed'));
  expect(draw()).toEqual(draw());
});
