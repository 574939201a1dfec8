import fc from 'fast-check';
import type { StoredMove } from '@ninefold/contracts';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { gridAfter, findings, movesOf, submissionsOf } from './moves';

const { givens, solution } = dailyPuzzle('sum_grid', '2026-11-21');
const open = [...givens.keys()].filter((cell) => !givens[cell]);
const gridOf = (cells: readonly number[]) => ({ cells, pencil: Array<number>(9).fill(0), revealed: [] });

const anyChange = fc.record({ cell: fc.constantFrom(...open), digit: fc.integer({ min: 0, max: 9 }) });

test('the recorded moves of any play lead to its grid without duplicates', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 60 }), (changes) => {
      let moves: StoredMove[] = [];
      let cells = [...givens];
      changes.forEach(({ cell, digit }, at) => {
        cells = cells.with(cell, digit);
        moves = movesOf({ grid: gridOf(cells), moves }, givens, at);
      });
      expect(gridAfter(givens, moves)).toEqual(cells);
      expect(movesOf({ grid: gridOf(cells), moves }, givens, 99)).toEqual(moves);
    }),
  );
});

test('a wrong submission is one move', () => {
  const moves = movesOf({ grid: gridOf(givens) }, givens, 5, true);
  expect(moves).toEqual([{ at: 5, cell: null, digit: 0 }]);
  expect(submissionsOf(moves)).toBe(2);
});

test('the record is bounded', () => {
  const moves = Array.from({ length: 400 }, (_, at) => ({ at, cell: null, digit: 0 }));
  expect(movesOf({ grid: gridOf(solution), moves }, givens, 500)).toEqual(moves);
});

test('a replaced digit counts as changed, and one that was cleared and entered again does not', () => {
  const [a = 0, b = 0] = open;
  const move = (cell: number, digit: number) => ({ at: 0, cell, digit });
  const right = (cell: number) => move(cell, solution[cell] ?? 0);
  const wrong = move(a, ((solution[a] ?? 0) % 9) + 1);
  const moves = [wrong, right(a), right(b), move(b, 0), right(b)];
  const found = findings(givens, solution, moves, [open[2] ?? 0]);
  expect(open.slice(0, 3).map((cell) => found[cell])).toEqual(['changed', 'first', 'hint']);
  expect(found.filter((finding) => finding === 'given')).toHaveLength(givens.filter(Boolean).length);
});
