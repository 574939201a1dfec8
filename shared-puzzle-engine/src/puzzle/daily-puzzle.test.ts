import fc from 'fast-check';
import { dailyPuzzle, findSolutions, GRID_RULES, type Cells, type GridGame, type GridPuzzle } from '../index';

const GAMES = Object.keys(GRID_RULES) as GridGame[];

const dayKeyOf = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);
const days = (from: string, count: number) =>
  Array.from({ length: count }, (_, day) => dayKeyOf(Date.parse(from) / 86_400_000 + day));
const anyGame = fc.constantFrom(...GAMES);
const anyDay = fc.integer({ min: Date.parse('1900-01-01') / 86_400_000, max: 1_000_000 }).map(dayKeyOf);

const TWENTY_YEARS = days('2026-01-01', 7305);
const made = new Map<GridGame, readonly GridPuzzle[]>();

/** Dailies of twenty years, generated once for all tests. */
function puzzlesOf(game: GridGame): readonly GridPuzzle[] {
  const puzzles = made.get(game) ?? TWENTY_YEARS.map((dayKey) => dailyPuzzle(game, dayKey));
  made.set(game, puzzles);
  return puzzles;
}

/** Dailies of 2027. */
const puzzlesOfAYear = (game: GridGame) => puzzlesOf(game).slice(365, 730);

/** Givens, solution, and the targets of each operation: rows, then columns. */
function written({ givens, solution, targets }: GridPuzzle): string {
  const numbers = Object.values(targets).flatMap(({ rows, columns }) => [rows.join(' '), columns.join(' ')]);
  return `${givens.join('')} ${solution.join('')} ${numbers.join(', ')}`;
}

describe('the daily puzzle', () => {
  // These puzzles are published: a change would invalidate stored results.
  test.each([
    ['sum_grid', '2026-11-20', '500006008', '591426738', '15 12 18, 16 14 15'],
    ['sum_grid', '2026-11-21', '000003041', '579283641', '21 13 11, 13 19 13'],
    ['sum_grid', '2026-11-22', '070100500', '678132594', '21 6 18, 12 19 14'],
    ['sum_grid', '2028-02-29', '100902000', '136952784', '10 16 19, 17 16 12'],
    ['multiplication_grid', '2026-11-20', '000031700', '685231749', '240 6 252, 84 96 45'],
    ['multiplication_grid', '2026-11-21', '700008060', '745928361', '140 144 18, 189 48 40'],
    ['multiplication_grid', '2026-11-22', '070003400', '975283461', '315 48 24, 72 336 15'],
    ['multiplication_grid', '2028-02-29', '005070060', '135874269', '15 224 108, 16 126 180'],
    ['combined_grid', '2026-11-20', '000000000', '251874693', '8 19 18, 16 21 8, 10 224 162, 96 315 12'],
    ['combined_grid', '2026-11-21', '000000000', '128735649', '11 15 19, 14 9 22, 16 105 216, 42 24 360'],
    ['combined_grid', '2026-11-22', '000000000', '148973652', '13 19 13, 16 16 13, 32 189 60, 54 140 48'],
    ['combined_grid', '2028-02-29', '000000000', '632951847', '11 15 19, 23 12 10, 36 45 224, 432 60 14'],
  ] as const)('of %s on %s equals the published one', (game, dayKey, givens, solution, targets) => {
    expect(written(dailyPuzzle(game, dayKey))).toBe(`${givens} ${solution} ${targets}`);
  });

  test.each([
    ['sum_grid', -712984047],
    ['multiplication_grid', 1107796346],
    ['combined_grid', 1057597816],
  ] as const)('of %s equals the published one on every day of twenty years', (game, published) => {
    let checksum = 0;
    for (const puzzle of puzzlesOf(game)) {
      for (const character of written(puzzle)) {
        checksum = (Math.imul(checksum, 31) + character.charCodeAt(0)) | 0;
      }
    }
    expect(checksum).toBe(published);
  });

  test('has exactly the targets of its game', () => {
    expect(dailyPuzzle('sum_grid', '2026-11-20').targets).toEqual({
      sum: { rows: [15, 12, 18], columns: [16, 14, 15] },
    });
    expect(dailyPuzzle('multiplication_grid', '2026-11-20').targets).toEqual({
      product: { rows: [240, 6, 252], columns: [84, 96, 45] },
    });
    expect(dailyPuzzle('combined_grid', '2026-11-20').targets).toEqual({
      sum: { rows: [8, 19, 18], columns: [16, 21, 8] },
      product: { rows: [10, 224, 162], columns: [96, 315, 12] },
    });
  });

  test.each([
    ['sum_grid', 3, 504],
    ['multiplication_grid', 3, 504],
    ['combined_grid', 0, 500],
  ] as const)('of %s shows %d givens and has no product above %d', (game, givenCount, cap) => {
    for (const { givens, solution } of puzzlesOfAYear(game)) {
      expect(givens.filter(Boolean)).toHaveLength(givenCount);
      expect(Math.max(...LINES.map((line) => productOf(line, solution)))).toBeLessThanOrEqual(cap);
    }
  });

  test.each(GAMES)('of %s has exactly one solution on every day of a year', (game) => {
    for (const { targets, givens, solution } of puzzlesOfAYear(game)) {
      expect(findSolutions(targets, givens, 2)).toEqual([solution]);
    }
  });

  test('uses 1-9 once each, and respects the givens and the cap of its game', () => {
    fc.assert(
      fc.property(anyGame, anyDay, (game, dayKey) => {
        const { solution, givens } = dailyPuzzle(game, dayKey);
        const { givens: counts, difficulty, productCap = Infinity } = GRID_RULES[game];
        expect([...solution].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
        expect(givens.filter(Boolean)).toHaveLength(counts[difficulty]);
        expect(givens.every((digit, cell) => !digit || digit === solution[cell])).toBe(true);
        for (const line of LINES) expect(productOf(line, solution)).toBeLessThanOrEqual(productCap);
      }),
    );
  });

  test('is the same every time', () => {
    fc.assert(
      fc.property(anyGame, anyDay, (game, dayKey) => {
        expect(dailyPuzzle(game, dayKey)).toEqual(dailyPuzzle(game, dayKey));
      }),
    );
  });

  test.each(GAMES)('of %s never repeats a solution in twenty years', (game) => {
    const solutions = puzzlesOf(game).map(({ solution }) => solution.join(''));
    expect(new Set(solutions).size).toBe(TWENTY_YEARS.length);
  });

  test.each(GAMES)('of %s looks unrelated to that of the day before', (game) => {
    const solutions = puzzlesOf(game).map(({ solution }) => solution);
    const agreeing = solutions.map((solution, day) =>
      solution.filter((digit, cell) => day > 0 && digit === solutions[day - 1]?.[cell]),
    );
    const average = agreeing.flat().length / (solutions.length - 1);
    // Two random fillings agree in one cell on average.
    expect(average).toBeGreaterThan(0.9);
    expect(average).toBeLessThan(1.1);
  });

  test.each([
    '2026-02-30',
    '2026-13-01',
    '2026-1-5',
    '20261120',
    'today',
    '',
    '2026-11-20T00:00:00Z',
    ' 2026-11-20',
  ])('throws for the invalid day key "%s"', (dayKey) => {
    expect(() => dailyPuzzle('sum_grid', dayKey)).toThrow(RangeError);
    expect(() => dailyPuzzle('sum_grid', dayKey)).toThrow(/YYYY-MM-DD/);
  });
});

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
] as const;

const productOf = (line: readonly number[], cells: Cells) =>
  line.reduce((product, cell) => product * (cells[cell] ?? 0), 1);
