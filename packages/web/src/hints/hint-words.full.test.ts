import {
  GRID_RULES,
  nextStep,
  practicePuzzle,
  seededRandom,
  type Cells,
  type GridGame,
  type GridPuzzle,
} from 'shared-puzzle-engine';
import { hintParts } from './hint-parts';
import { checkSteps, checkWords } from './testing/check-words';

const GAMES = Object.keys(GRID_RULES) as GridGame[];

/** Solves a puzzle by hints alone. */
function readHints(puzzle: GridPuzzle): void {
  let cells = puzzle.givens;
  while (cells.includes(0)) {
    const step = nextStep(puzzle, cells);
    if (step.kind !== 'placement') throw new Error(`No digit follows at ${cells.join('')}.`);
    const { cell, digit } = step;
    expect(checkWords(puzzle, cells, hintParts(step))).toEqual({ cell, digit });
    cells = cells.with(cell, digit);
  }
  expect(cells).toEqual(puzzle.solution);
}

test.each(GAMES)('every sentence of the hints for hundreds of hard puzzles of %s is true', (game) => {
  const random = seededRandom(`words ${game}`);
  for (let count = 0; count < 400; count++) readHints(practicePuzzle(game, random, 'hard'));
});

test.each(['qa sum_grid hard 36', 'qa sum_grid hard 3'])(
  'every sentence of the hints for the puzzle of "%s" is true',
  (seed) => {
    readHints(practicePuzzle('sum_grid', seededRandom(seed), 'hard'));
  },
);

test('each step from a wrong digit to a contradiction is true', () => {
  const random = seededRandom('wrong digits');
  let chains = 0;
  for (let count = 0; count < 150; count++) {
    const puzzle = practicePuzzle('sum_grid', random, 'hard');
    for (const cells of wrongGrids(puzzle)) {
      const step = nextStep(puzzle, cells);
      if (step.kind !== 'mistake') continue;
      const [{ steps } = { steps: [] }] = hintParts(step);
      if (steps.length === 0) continue;
      chains++;
      const { reason } = step;
      const from = reason.type === 'refuted' ? puzzle.givens.with(reason.cell, reason.digit) : cells;
      checkSteps(puzzle, from, steps);
    }
  }
  expect(chains).toBeGreaterThan(100);
});

/** The givens with one or two wrong digits. */
function wrongGrids({ givens, solution }: GridPuzzle): Cells[] {
  const [first = 0, second = 0] = [...givens.keys()].filter((cell) => !givens[cell]);
  const others = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !givens.includes(digit));
  const one = others.filter((digit) => digit !== solution[first]).map((digit) => givens.with(first, digit));
  return [
    ...one,
    ...one.map((cells) => cells.with(second, others.find((digit) => !cells.includes(digit)) ?? 0)),
  ];
}
