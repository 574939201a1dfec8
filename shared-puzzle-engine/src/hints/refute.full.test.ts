import { linesOf } from '../grid/lines';
import {
  GRID_RULES,
  nextPlacements,
  nextStep,
  practicePuzzle,
  seededRandom,
  type Cells,
  type GridGame,
  type GridPuzzle,
  type Refutation,
} from '../index';
import { combinations, emptyIn, unusedDigits } from './testing/lines';

const GAMES = Object.keys(GRID_RULES) as GridGame[];

/** Positions of hard puzzles whose next hint is a refutation. */
function refutedPositions(count: number) {
  const random = seededRandom('refuted');
  const found: { puzzle: GridPuzzle; cells: Cells; refuted: Refutation[] }[] = [];
  while (found.length < count) {
    const puzzle = practicePuzzle('sum_grid', random, 'hard');
    let cells = puzzle.givens;
    for (let step = nextPlacements(puzzle, cells)[0]; step; step = nextPlacements(puzzle, cells)[0]) {
      const refuted = step.reasons.filter((reason) => reason.type === 'refuted');
      if (refuted.length > 0) found.push({ puzzle, cells, refuted });
      cells = cells.with(step.cell, step.digit);
    }
  }
  return found;
}

/** Shared by two tests. */
const positions = refutedPositions(60);

describe('a refutation', () => {
  test('is a shortest chain of forced digits, of at most four steps', () => {
    for (const { puzzle, cells, refuted } of positions) {
      for (const { cell, digit, chain } of refuted) {
        const length = (chain?.steps.length ?? Infinity) + 1;
        expect(length).toBeLessThanOrEqual(4);
        expect(isContradictedWithin(length - 1, puzzle, cells.with(cell, digit))).toBe(false);
      }
    }
  });

  test('needs at most one further refutation in most positions', () => {
    const few = positions.filter(({ refuted }) => refuted.length <= 2);
    expect(few.length / positions.length).toBeGreaterThan(0.75);
  });

  test.each(GAMES)('of a digit placed by the player in a hard %s starts from the givens', (game) => {
    const random = seededRandom(`mistakes ${game}`);
    let shown = 0;
    for (let count = 0; count < 300; count++) {
      const puzzle = practicePuzzle(game, random, 'hard');
      const [cell = 0] = emptyIn(puzzle.givens);
      for (const digit of unusedDigits(puzzle.givens)) {
        const step = nextStep(puzzle, puzzle.givens.with(cell, digit));
        if (step.kind !== 'mistake' || step.reason.type !== 'refuted') continue;
        expect(step.reason).toMatchObject({ cell, digit });
        shown += Number(step.reason.chain !== undefined);
      }
    }
    expect(shown > 0 || game === 'combined_grid').toBe(true);
  });
});

/** Searches for a contradiction by brute force, independently of the code that finds hints. */
function isContradictedWithin(steps: number, puzzle: GridPuzzle, cells: Cells): boolean {
  if (steps < 1) return false;
  const { rows, columns } = linesOf(puzzle.targets);
  const fitting = [...rows, ...columns].map((line) => combinations(line, cells).map((set) => set.join()));
  const noteOf = (cell: number, digit: number) =>
    [Math.floor(cell / 3), 3 + (cell % 3)].every((line) => fitting[line]?.join().includes(String(digit)));
  const empty = emptyIn(cells);
  const unused = unusedDigits(cells);
  const digitsOf = (cell: number) => unused.filter((digit) => noteOf(cell, digit));
  const cellsOf = (digit: number) => empty.filter((cell) => noteOf(cell, digit));
  if (fitting.some((sets) => sets.length === 0)) return true;
  if (empty.some((cell) => digitsOf(cell).length === 0)) return true;
  if (unused.some((digit) => cellsOf(digit).length === 0)) return true;
  const sure = empty.flatMap((cell) =>
    digitsOf(cell)
      .filter((digit) => digitsOf(cell).length === 1 || cellsOf(digit).length === 1)
      .map((digit) => ({ cell, digit })),
  );
  return sure.some(({ cell, digit }) => isContradictedWithin(steps - 1, puzzle, cells.with(cell, digit)));
}
