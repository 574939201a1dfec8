import fc from 'fast-check';
import { GRID_GAMES } from '@ninefold/contracts';
import { findSolutions, GRID_RULES, gradePuzzle, seededRandom } from 'shared-puzzle-engine';
import { DIFFICULTIES, drawPuzzle } from './difficulty';

test('a practice puzzle never requires guessing and has the expected givens and one solution', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...GRID_GAMES),
      fc.constantFrom(...DIFFICULTIES),
      fc.integer(),
      (game, difficulty, seed) => {
        const puzzle = drawPuzzle(game, seededRandom(seed), difficulty);
        expect(gradePuzzle(puzzle).technique).not.toBe('guess');
        expect(puzzle.givens.filter(Boolean)).toHaveLength(GRID_RULES[game].givens[difficulty]);
        expect(findSolutions(puzzle.targets, puzzle.givens, 2)).toEqual([puzzle.solution]);
      },
    ),
    { numRuns: 300 },
  );
});

test('a puzzle is found within a few draws', () => {
  let numbers = 0;
  const stream = seededRandom('cost');
  const counted = () => {
    numbers++;
    return stream();
  };
  for (let puzzle = 0; puzzle < 200; puzzle++) drawPuzzle('sum_grid', counted, 'hard');
  // A draw takes two random numbers, for the grid and for its one given. Seven draws are needed on average.
  expect(numbers / 200).toBeLessThan(30);
});
