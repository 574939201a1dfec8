import { demoPuzzle, findSolutions, type GridGame } from '../index';

describe('the demo puzzle', () => {
  test.each<GridGame>(['sum_grid', 'multiplication_grid', 'combined_grid'])(
    'of %s has exactly one solution',
    (game) => {
      const { targets, givens, solution } = demoPuzzle(game);
      expect(findSolutions(targets, givens, 2)).toEqual([solution]);
    },
  );

  test('of the sum grid comes to 15 in every row and column', () => {
    expect(demoPuzzle('sum_grid').targets).toEqual({ rowSums: [15, 15, 15], colSums: [15, 15, 15] });
  });
});
