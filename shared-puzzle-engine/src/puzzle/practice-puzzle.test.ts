import fc from 'fast-check';
import { findSolutions, practicePuzzle, seededRandom, type Difficulty, type GridGame } from '../index';

const anyGame = fc.constantFrom<GridGame>('sum_grid', 'multiplication_grid', 'combined_grid');
const anyDifficulty = fc.constantFrom<Difficulty>('easy', 'medium', 'hard');
const givenCount = (game: GridGame, seed: number, difficulty?: Difficulty) =>
  practicePuzzle(game, seededRandom(seed), difficulty).givens.filter(Boolean).length;

describe('a practice puzzle', () => {
  test('has exactly one solution at every difficulty', () => {
    fc.assert(
      fc.property(anyGame, anyDifficulty, fc.integer(), (game, difficulty, seed) => {
        const { givens, targets, solution } = practicePuzzle(game, seededRandom(seed), difficulty);
        expect(findSolutions(targets, givens, 2)).toEqual([solution]);
      }),
    );
  });

  test('shows the givens of the daily puzzle unless a difficulty is asked for', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(givenCount('sum_grid', seed)).toBe(3);
        expect(givenCount('multiplication_grid', seed)).toBe(3);
        expect(givenCount('combined_grid', seed)).toBe(0);
      }),
    );
  });

  test('has fewer givens the harder it is', () => {
    fc.assert(
      fc.property(anyGame, fc.integer(), (game, seed) => {
        const [easy, medium, hard] = [
          givenCount(game, seed, 'easy'),
          givenCount(game, seed, 'medium'),
          givenCount(game, seed, 'hard'),
        ];
        expect(easy).toBeGreaterThan(medium);
        expect(medium).toBeGreaterThan(hard);
      }),
    );
  });

  test('differs from draw to draw and follows its source of randomness', () => {
    const drawTen = (seed: number) => {
      const random = seededRandom(seed);
      return Array.from({ length: 10 }, () => practicePuzzle('sum_grid', random).solution.join(''));
    };
    expect(new Set(drawTen(1)).size).toBe(10);
    expect(drawTen(1)).toEqual(drawTen(1));
    expect(drawTen(1)).not.toEqual(drawTen(2));
  });
});
