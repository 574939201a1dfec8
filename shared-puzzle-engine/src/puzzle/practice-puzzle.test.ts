import fc from 'fast-check';
import { fillingAt, fillingCount } from '../grid/fillings';
import {
  demoPuzzle,
  findSolutions,
  GRID_RULES,
  hasOneSolution,
  practicePuzzle,
  seededRandom,
  targetsOf,
  type Cells,
  type PuzzleDifficulty,
  type GridGame,
} from '../index';

const GAMES = Object.keys(GRID_RULES) as GridGame[];
const anyGame = fc.constantFrom(...GAMES);
const anyDifficulty = fc.constantFrom<PuzzleDifficulty>('easy', 'medium', 'hard');
const givenCount = (game: GridGame, seed: number, difficulty?: PuzzleDifficulty) =>
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

  test('has as many givens as the daily by default', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(givenCount('sum_grid', seed)).toBe(3);
        expect(givenCount('multiplication_grid', seed)).toBe(3);
        expect(givenCount('combined_grid', seed)).toBe(0);
      }),
    );
  });

  test('has fewer givens at higher difficulties', () => {
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

  test('differs between draws and is determined by its random source', () => {
    const drawTen = (seed: number) => {
      const random = seededRandom(seed);
      return Array.from({ length: 10 }, () => practicePuzzle('sum_grid', random).solution.join(''));
    };
    expect(new Set(drawTen(1)).size).toBe(10);
    expect(drawTen(1)).toEqual(drawTen(1));
    expect(drawTen(1)).not.toEqual(drawTen(2));
  });
});

describe('the demo puzzle', () => {
  test.each(GAMES)('of %s has exactly one solution', (game) => {
    const { targets, givens, solution } = demoPuzzle(game);
    expect(findSolutions(targets, givens, 2)).toEqual([solution]);
  });

  test('of the sum grid has the sum 15 in every row and column', () => {
    expect(demoPuzzle('sum_grid').targets).toEqual({ sum: { rows: [15, 15, 15], columns: [15, 15, 15] } });
  });
});

describe('a daily puzzle can be generated', () => {
  // Otherwise the search for givens would not end on some day. Every seventh filling is a fair sample.
  test.each(GAMES)('from the fillings that %s allows, with the givens of its difficulty', (game) => {
    const { operations, givens, difficulty, productCap } = GRID_RULES[game];
    const choices = choicesOf(givens[difficulty]);
    for (let index = fillingCount(productCap) - 1; index >= 0; index -= 7) {
      const solution = fillingAt(index, productCap);
      const targets = targetsOf(operations, solution);
      if (!choices.some((cells) => hasOneSolution(targets, shown(solution, cells)))) {
        throw new Error(`No givens leave one solution of ${solution.join('')}.`);
      }
    }
  });
});

/** Every choice of some of the nine cells. */
const choicesOf = (count: number, from = 0): number[][] =>
  count === 0
    ? [[]]
    : Array.from({ length: 9 - from }, (_, at) => from + at).flatMap((cell) =>
        choicesOf(count - 1, cell + 1).map((others) => [cell, ...others]),
      );

const shown = (solution: Cells, cells: readonly number[]): Cells =>
  solution.map((digit, cell) => (cells.includes(cell) ? digit : 0));
