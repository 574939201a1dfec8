import fc from 'fast-check';
import {
  dailyPuzzle,
  demoPuzzle,
  findSolutions,
  GRID_RULES,
  nextStep,
  OPERATIONS,
  practicePuzzle,
  seededRandom,
  type Cells,
  type PuzzleDifficulty,
  type GridGame,
  type GridPuzzle,
  type MistakeReason,
  type Placement,
} from '../index';
import { checkChain, checkLines, claim } from './testing/check-chain';
import { checkPlacement } from './testing/check-placement';
import { combinations, fillings } from './testing/lines';

const GAMES = Object.keys(GRID_RULES) as GridGame[];

const anyPuzzle = fc
  .tuple(fc.constantFrom(...GAMES), fc.constantFrom<PuzzleDifficulty>('easy', 'medium', 'hard'), fc.integer())
  .map(([game, difficulty, seed]) => practicePuzzle(game, seededRandom(seed), difficulty));

/** A puzzle with some further correct digits. */
const anyPosition = fc
  .tuple(anyPuzzle, fc.subarray([0, 1, 2, 3, 4, 5, 6, 7, 8], { maxLength: 6 }))
  .map(([puzzle, filled]) => ({
    puzzle,
    cells: puzzle.solution.map((digit, cell) => (filled.includes(cell) ? digit : (puzzle.givens[cell] ?? 0))),
  }));

/** A puzzle with arbitrary digits in some other cells. */
const anyGrid = fc
  .tuple(anyPuzzle, fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 }))
  .map(([puzzle, digits]) => ({
    puzzle,
    cells: digits.map((digit, cell) => puzzle.givens[cell] || (digit > 4 ? digit : 0)),
  }));

describe('the next step', () => {
  test('solves any puzzle from its givens', () => {
    fc.assert(fc.property(anyPuzzle, (puzzle) => expect(solveByHints(puzzle)).toEqual(puzzle.solution)));
  });

  test.each(GAMES)('solves every daily %s of a year', (game) => {
    for (let day = 0; day < 365; day++) {
      const dayKey = new Date(Date.parse('2027-01-01') + day * 86_400_000).toISOString().slice(0, 10);
      const puzzle = dailyPuzzle(game, dayKey);
      expect(solveByHints(puzzle)).toEqual(puzzle.solution);
    }
  });

  test.each(GAMES)('solves hard %ss from their givens, with every reason forced', (game) => {
    const random = seededRandom(`hard ${game}`);
    for (let count = 0; count < 60; count++) {
      const puzzle = practicePuzzle(game, random, 'hard');
      solveByHints(puzzle, (cells, step) => checkPlacement(puzzle, cells, step));
    }
  });

  test('gives only true reasons and digits of the solution', () => {
    fc.assert(
      fc.property(anyPosition, ({ puzzle, cells }) => {
        const step = nextStep(puzzle, cells);
        if (step.kind !== 'placement')
          return expect(step.kind).toBe(cells.includes(0) ? 'placement' : 'solved');
        checkPlacement(puzzle, cells, step);
      }),
      { numRuns: 400 },
    );
  });

  test('reports a real contradiction exactly when the grid cannot be completed', () => {
    fc.assert(
      fc.property(anyGrid, ({ puzzle, cells }) => {
        const step = nextStep(puzzle, cells);
        expect(step.kind === 'mistake').toBe(findSolutions(puzzle.targets, cells, 1).length === 0);
        if (step.kind !== 'mistake') return;
        expect(step.cells.length).toBeGreaterThan(0);
        checkMistake(step.reason, puzzle, cells);
      }),
      { numRuns: 400 },
    );
  });

  test('is the easiest one: the last cell of a line before anything else', () => {
    const puzzle = demoPuzzle('sum_grid');
    expect(nextStep(puzzle, [2, 7, 0, 0, 5, 0, 4, 0, 0])).toMatchObject({
      kind: 'placement',
      technique: 'last_cell',
      cell: 2,
      digit: 6,
      cells: [0, 1, 2],
      candidates: [6],
      reasons: [{ type: 'combinations', inPlace: [2, 7], combinations: [[6]] }, { type: 'only_digit' }],
    });
  });

  test.each([
    ['sum_grid', [2, 0, 0, 9, 5, 3, 4, 0, 0], [3, 4, 5], 'sum', 17],
    ['sum_grid', [2, 0, 9, 0, 5, 8, 4, 0, 0], [2, 5, 8], 'sum', 17],
    ['multiplication_grid', [3, 9, 0, 0, 2, 0, 0, 6, 0], [0, 1, 2], 'product', 27],
    ['combined_grid', [9, 0, 4, 0, 0, 0, 0, 0, 0], [0, 1, 2], 'sum', 13],
    ['combined_grid', [4, 0, 7, 0, 0, 0, 0, 0, 0], [0, 1, 2], 'product', 28],
  ] as const)('names a target of the %s missed by %j', (game, cells, line, operation, total) => {
    const reason = { type: 'missed_target', operation, total };
    expect(nextStep(demoPuzzle(game), cells)).toMatchObject({ kind: 'mistake', cells: line, reason });
  });

  test('treats givens as filled in', () => {
    const puzzle = demoPuzzle('sum_grid');
    expect(nextStep(puzzle, [0, 0, 0, 0, 0, 0, 0, 0, 0])).toEqual(nextStep(puzzle, puzzle.givens));
  });

  test('reports a solved grid', () => {
    const puzzle = demoPuzzle('combined_grid');
    expect(nextStep(puzzle, puzzle.solution)).toEqual({ kind: 'solved' });
  });
});

function solveByHints(puzzle: GridPuzzle, check?: (cells: Cells, step: Placement) => void): Cells {
  let cells = puzzle.givens;
  while (cells.includes(0)) {
    const step = nextStep(puzzle, cells);
    if (step.kind !== 'placement' || cells[step.cell]) throw new Error(`No next step at ${cells.join('')}`);
    check?.(cells, step);
    cells = cells.with(step.cell, step.digit);
  }
  return cells;
}

/** Checks a reported mistake by brute force, independently of the code that finds it. */
function checkMistake(reason: MistakeReason, puzzle: GridPuzzle, cells: Cells): void {
  checkLines(puzzle, reason);
  switch (reason.type) {
    case 'duplicate':
      claim(reason.cells.length > 1 && reason.cells.every((cell) => cells[cell] === reason.digit), reason);
      return;
    case 'missed_target': {
      const target = reason.line.targets[reason.operation] ?? NaN;
      const { total } = OPERATIONS[reason.operation];
      const totals = fillings(reason.line, cells).map(([a = 0, b = 0, c = 0]) => total(a, b, c));
      const isFull = reason.line.cells.every((cell) => cells[cell]);
      claim(
        isFull
          ? reason.total !== target && String(totals) === String(reason.total)
          : reason.total > target && totals.every((each) => each >= reason.total),
        reason,
      );
      return;
    }
    case 'no_combination':
      return claim(combinations(reason.line, cells).length === 0, reason);
    case 'contradiction':
      return checkChain(reason.chain, cells);
    case 'refuted': {
      const tried = puzzle.givens.with(reason.cell, reason.digit);
      claim(cells[reason.cell] === reason.digit && puzzle.solution[reason.cell] !== reason.digit, reason);
      claim(findSolutions(puzzle.targets, tried, 1).length === 0, reason);
      if (reason.chain) checkChain(reason.chain, tried);
    }
  }
}
