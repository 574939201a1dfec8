import { demoPuzzle, firstEmptyCell, revealCell, seededRandom } from '../index';

const puzzle = demoPuzzle('sum_grid');

describe('revealing a cell', () => {
  test('picks a random empty cell, with the digit of the solution', () => {
    const random = seededRandom('reveals');
    const cells = [2, 7, 0, 0, 5, 0, 4, 3, 8];
    const revealed = Array.from({ length: 60 }, () => revealCell(puzzle, cells, random));
    expect(new Set(revealed.map((reveal) => reveal?.cell))).toEqual(new Set([2, 3, 5]));
    for (const reveal of revealed) expect(puzzle.solution[reveal?.cell ?? -1]).toBe(reveal?.digit);
  });

  test('picks the first empty cell for a demo', () => {
    expect(firstEmptyCell(puzzle, [2, 7, 0, 0, 5, 0, 4, 3, 8])).toEqual({ cell: 2, digit: 6 });
  });

  test('never reveals a given, whether or not it is filled in', () => {
    expect(firstEmptyCell(puzzle, [0, 0, 0, 0, 0, 0, 0, 0, 0])).toEqual({ cell: 1, digit: 7 });
  });

  test('reveals nothing when no cell is empty', () => {
    expect(revealCell(puzzle, puzzle.solution, seededRandom(1))).toBeUndefined();
    expect(firstEmptyCell(puzzle, puzzle.solution)).toBeUndefined();
  });
});
