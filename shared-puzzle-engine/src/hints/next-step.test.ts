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
  type Line,
  type LineView,
  type MistakeReason,
  type Operation,
  type PlacementReason,
} from '../index';

const GAMES = Object.keys(GRID_RULES) as GridGame[];

const anyPuzzle = fc
  .tuple(fc.constantFrom(...GAMES), fc.constantFrom<PuzzleDifficulty>('easy', 'medium', 'hard'), fc.integer())
  .map(([game, difficulty, seed]) => practicePuzzle(game, seededRandom(seed), difficulty));

/** A puzzle with some more cells filled in rightly. */
const anyPosition = fc
  .tuple(anyPuzzle, fc.subarray([0, 1, 2, 3, 4, 5, 6, 7, 8], { maxLength: 6 }))
  .map(([puzzle, filled]) => ({
    puzzle,
    cells: puzzle.solution.map((digit, cell) => (filled.includes(cell) ? digit : (puzzle.givens[cell] ?? 0))),
  }));

/** A puzzle with any digits in some of its other cells. */
const anyBoard = fc
  .tuple(anyPuzzle, fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 }))
  .map(([puzzle, digits]) => ({
    puzzle,
    cells: digits.map((digit, cell) => puzzle.givens[cell] || (digit > 4 ? digit : 0)),
  }));

describe('the next step', () => {
  test('leads from the givens to the solution of any puzzle', () => {
    fc.assert(fc.property(anyPuzzle, (puzzle) => expect(solveByHints(puzzle)).toEqual(puzzle.solution)));
  });

  test.each(GAMES)('leads to the solution of every daily %s of a year', (game) => {
    for (let day = 0; day < 365; day++) {
      const dayKey = new Date(Date.parse('2027-01-01') + day * 86_400_000).toISOString().slice(0, 10);
      const puzzle = dailyPuzzle(game, dayKey);
      expect(solveByHints(puzzle)).toEqual(puzzle.solution);
    }
  });

  test('gives nothing but true reasons, and the digit that the solution has', () => {
    fc.assert(
      fc.property(anyPosition, ({ puzzle, cells }) => {
        const step = nextStep(puzzle, cells);
        if (step.kind !== 'placement')
          return expect(step.kind).toBe(cells.includes(0) ? 'placement' : 'solved');
        expect(puzzle.solution[step.cell]).toBe(step.digit);
        expect(step.candidates).toContain(step.digit);
        for (const reason of step.reasons) expect(isTrue(reason, puzzle, cells)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  test('points to a contradiction, which is there, exactly when the grid can no longer be completed', () => {
    fc.assert(
      fc.property(anyBoard, ({ puzzle, cells }) => {
        const step = nextStep(puzzle, cells);
        expect(step.kind === 'mistake').toBe(findSolutions(puzzle.targets, cells, 1).length === 0);
        if (step.kind !== 'mistake') return;
        expect(step.cells.length).toBeGreaterThan(0);
        expect(isTrue(step.reason, puzzle, cells)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  test('is the easiest there is: the last cell of a line before anything else', () => {
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
  ] as const)('names a target of the %s that %j misses', (game, cells, line, operation, total) => {
    const reason = { type: 'missed_target', operation, total };
    expect(nextStep(demoPuzzle(game), cells)).toMatchObject({ kind: 'mistake', cells: line, reason });
  });

  test('counts the givens as filled in', () => {
    const puzzle = demoPuzzle('sum_grid');
    expect(nextStep(puzzle, [0, 0, 0, 0, 0, 0, 0, 0, 0])).toEqual(nextStep(puzzle, puzzle.givens));
  });

  test('of a solved grid says that it is solved', () => {
    const puzzle = demoPuzzle('combined_grid');
    expect(nextStep(puzzle, puzzle.solution)).toEqual({ kind: 'solved' });
  });
});

function solveByHints(puzzle: GridPuzzle): Cells {
  let cells = puzzle.givens;
  while (cells.includes(0)) {
    const step = nextStep(puzzle, cells);
    if (step.kind !== 'placement' || cells[step.cell]) throw new Error(`No next step at ${cells.join('')}`);
    cells = cells.with(step.cell, step.digit);
  }
  return cells;
}

/** Judges a reason by the solution and by trying digits, not by the way it was found. */
function isTrue(reason: PlacementReason | MistakeReason, puzzle: GridPuzzle, cells: Cells): boolean {
  const { solution, targets } = puzzle;
  const inLine = (line: Line) => line.cells.map((cell) => solution[cell] ?? 0);
  switch (reason.type) {
    case 'combinations':
    case 'crossing':
      return isComplete(reason, cells);
    case 'not_in_lines': {
      const others = cells.flatMap((digit, cell) => (digit || solution[cell] === reason.digit ? [] : [cell]));
      const covered = others.every((cell) => reason.lines.some((line) => line.cells.includes(cell)));
      return (
        covered && reason.lines.every((line) => !combinations(line, cells).flat().includes(reason.digit))
      );
    }
    case 'fits':
      return (
        reason.sets.some((set) => isSameSet(set, inLine(reason.line))) &&
        reason.left.every(({ cell, digits }) => digits.includes(solution[cell] ?? 0))
      );
    case 'claims':
      return (
        reason.sets.some((set) => isSameSet(set, inLine(reason.line))) &&
        reason.digits.every((digit) => inLine(reason.line).includes(digit))
      );
    case 'only_digit':
    case 'only_cell':
      return solution[reason.cell] === reason.digit;
    case 'refuted': {
      const start = cells[reason.cell] ? puzzle.givens : cells;
      return findSolutions(targets, start.with(reason.cell, reason.digit), 1).length === 0;
    }
    case 'duplicate':
      return reason.cells.length > 1 && reason.cells.every((cell) => cells[cell] === reason.digit);
    case 'missed_target': {
      const target = reason.line.targets[reason.operation] ?? NaN;
      const totals = fillings(reason.line, cells).map(([a, b, c]) =>
        OPERATIONS[reason.operation].total(a, b, c),
      );
      const isFull = reason.line.cells.every((cell) => cells[cell]);
      return isFull
        ? reason.total !== target && String(totals) === String(reason.total)
        : reason.total > target && totals.every((total) => total >= reason.total);
    }
    case 'no_combination':
      return combinations(reason.line, cells).length === 0;
  }
}

const isSameSet = (one: readonly number[], other: readonly number[]) =>
  String([...one].sort()) === String([...other].sort());

function isComplete(view: LineView, cells: Cells): boolean {
  const inPlace = view.line.cells.flatMap((cell) => cells[cell] || []);
  return (
    String(view.inPlace) === String(inPlace) &&
    String(view.combinations.map(String).sort()) === String(combinations(view.line, cells).map(String).sort())
  );
}

/** Every way, digits ascending, to fill the empty cells of a line with unused digits so that it meets its targets. */
function combinations(line: Line, cells: Cells): number[][] {
  const inPlace = line.cells.flatMap((cell) => cells[cell] || []);
  const targets = Object.entries(line.targets) as [Operation, number][];
  return fillings(line, cells)
    .filter((digits) =>
      targets.every(([operation, target]) => OPERATIONS[operation].total(...digits) === target),
    )
    .map((digits) => digits.slice(inPlace.length));
}

/** The digits in place in a line, followed by any unused digits, ascending, for its empty cells. */
function fillings(line: Line, cells: Cells): [number, number, number][] {
  const inPlace = line.cells.flatMap((cell) => cells[cell] || []);
  const unused = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !cells.includes(digit));
  const choose = (count: number, from: readonly number[]): number[][] =>
    count === 0
      ? [[]]
      : from.flatMap((digit, at) => choose(count - 1, from.slice(at + 1)).map((rest) => [digit, ...rest]));
  return choose(3 - inPlace.length, unused).map((rest) => [...inPlace, ...rest] as [number, number, number]);
}
