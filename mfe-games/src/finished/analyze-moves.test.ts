import { dailyPuzzle } from 'shared-puzzle-engine';
import { analyzeMoves, longestPause } from './analyze-moves';

const puzzle = dailyPuzzle('sum_grid', '2026-11-21');
const open = [...puzzle.givens.keys()].filter((cell) => !puzzle.givens[cell]);

/** Solves the puzzle cell by cell, with these pauses in seconds before each. */
function movesAfter(...seconds: number[]) {
  let at = 0;
  return open.map((cell, index) => ({
    at: (at += (seconds[index] ?? 1) * 1_000),
    cell,
    digit: puzzle.solution[cell] ?? 0,
  }));
}

test('the longest pause can be the one before the first move', () => {
  expect(longestPause(movesAfter(9, 2, 3), 0)).toEqual({ milliseconds: 9_000, after: 0 });
  expect(longestPause([], 0)).toBeNull();
});

test('the analysis shows the longest pause, what could be deduced there, and the lesson about it', () => {
  const { sentences, lesson } = analyzeMoves(puzzle, {
    moves: movesAfter(2, 2, 42),
    startedAt: 0,
    hints: 0,
  });
  const [pause, seen, ...more] = sentences;
  expect(pause).toBe('Your longest pause was 0:42, with 2 of 6 cells filled.');
  expect(seen).toMatch(/^What could be seen there: .*\.$/);
  expect(more).toEqual([]);
  expect(lesson).toEqual({
    path: '/learn/techniques/last-cell',
    text: 'How to see it: The last cell of a line',
  });
});

test('the analysis counts wrong submissions and hints, and links to all techniques', () => {
  const moves = [...movesAfter(), { at: 7_000, cell: null, digit: 0 }];
  expect(analyzeMoves(puzzle, { moves, startedAt: 0, hints: 2 })).toEqual({
    sentences: ['One submission was wrong.', '2 cells were filled by hints.'],
    lesson: { path: '/learn/techniques', text: 'Ways to find a digit' },
  });
});

test('a fast solve has no analysis', () => {
  expect(analyzeMoves(puzzle, { moves: movesAfter(), startedAt: 0, hints: 0 }).sentences).toEqual([]);
});
