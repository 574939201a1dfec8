import { demoPuzzle, nextStep, type Cells, type Targets } from 'shared-puzzle-engine';
import { hintParts, hintText } from './hint-parts';

const digits = (text: string): Cells => [...text].map(Number);

function explain(targets: Targets, givens: string, cells: string, solution: string): string {
  const puzzle = { game: 'sum_grid', targets, givens: digits(givens), solution: digits(solution) } as const;
  return hintText(nextStep(puzzle, digits(cells)));
}

describe('the explanation of a step', () => {
  test('explains the last cell of a line', () => {
    const targets = { sum: { rows: [13, 22, 10], columns: [14, 16, 15] } } as const;
    expect(explain(targets, '000890000', '000890000', '463895217')).toBe(
      'Row 2 needs 22 with an 8 and a 9 in place: 5. So row 2, column 3 is 5.',
    );
  });

  test('names the combinations of a line and what the crossing line rules out', () => {
    const targets = { sum: { rows: [13, 22, 10], columns: [14, 16, 15] } } as const;
    expect(explain(targets, '000890000', '000895000', '463895217')).toBe(
      'Column 1 needs 14 with an 8 in place: 2 + 4. Row 3 needs 10: 1 + 2 + 7 or 1 + 3 + 6, which rules out 4. ' +
        'So row 3, column 1 is 2.',
    );
  });

  test('uses products where the targets are products', () => {
    const targets = { product: { rows: [27, 60, 224], columns: [144, 180, 14] } } as const;
    expect(explain(targets, '000000040', '000000040', '391652847')).toBe(
      'Row 1 needs 27: 1 × 3 × 9. Column 2 needs 180 with a 4 in place: 5 × 9, which rules out 1 and 3. ' +
        'So row 1, column 2 is 9.',
    );
  });

  test('names both targets of a combined grid', () => {
    const puzzle = demoPuzzle('combined_grid');
    expect(hintText(nextStep(puzzle, puzzle.givens))).toMatch(
      /^Row 1 needs sum 11 and product 24: 1, 4 and 6\. /,
    );
  });

  test('explains why a digit cannot go elsewhere', () => {
    const targets = { sum: { rows: [11, 19, 15], columns: [9, 16, 20] } } as const;
    expect(explain(targets, '000008200', '000008200', '173658249')).toBe(
      'No way to fill row 1, column 1 or row 3 uses 5. So 5 can only go in row 2, column 2.',
    );
  });

  test('names the pencil marks that a step removes, in order', () => {
    const targets = { sum: { rows: [20, 13, 12], columns: [21, 10, 14] } } as const;
    expect(explain(targets, '006000000', '956000000', '956427831')).toBe(
      'By its row and column alone, row 3, column 1 could be 4 or 8. ' +
        'Row 2 is 2 + 4 + 7 or 1 + 4 + 8, so no other row takes 4. So row 3, column 1 is 8.',
    );
  });

  test('explains step by step where a wrong digit leads', () => {
    const targets = { sum: { rows: [19, 20, 6], columns: [18, 13, 14] } } as const;
    expect(explain(targets, '004000000', '004050000', '964857123')).toBe(
      'By its row and column alone, row 1, column 2 could be 6 or 7. ' +
        'Suppose row 1, column 2 were 7. Row 2 needs 20 with a 5 in place: 6 + 9. ' +
        'Column 3 needs 14 with a 4 in place: 1 + 9 or 2 + 8, which rules out 6. So row 2, column 3 is 9. ' +
        'Column 1 needs 18, but no unused digits make that up. So row 1, column 2 is not 7. So row 1, column 2 is 6.',
    );
  });

  test.each([
    ['103001500', 'Each digit goes in once, but 1 stands in row 1, column 1 and in row 2, column 3.'],
    ['163409508', 'The product of column 1 is 20, but it should be 10.'],
    [
      '103000560',
      'Row 1 needs 18 with a 1 and a 3 in place, but no unused digits make that up, so one of the digits filled in is wrong.',
    ],
  ])('points to the contradiction in %s', (cells, sentence) => {
    const targets = { product: { rows: [18, 126, 160], columns: [10, 216, 168] } } as const;
    expect(explain(targets, '103000500', cells, '163297548')).toBe(sentence);
  });

  test('explains a wrong digit that no line shows yet', () => {
    const targets = { sum: { rows: [15, 14, 16], columns: [14, 15, 16] } } as const;
    expect(explain(targets, '508000000', '508001000', '528347691')).toBe(
      'Row 2, column 3 cannot be 1: with the given digits, it leads to a contradiction. ' +
        'Column 3 needs 16 with an 8 and a 1 in place: 7. So row 3, column 3 is 7. ' +
        'Row 2 needs 14 with a 1 in place: 4 + 9. Column 1 needs 14 with a 5 in place: 3 + 6. ' +
        'They have no digit in common, so nothing is left for row 2, column 1.',
    );
  });

  test('links each step of a chain to its cells and assumed digits', () => {
    const targets = { sum: { rows: [15, 14, 16], columns: [14, 15, 16] } } as const;
    const givens = digits('508000000');
    const puzzle = { game: 'sum_grid', targets, givens, solution: digits('528347691') } as const;
    const [part] = hintParts(nextStep(puzzle, digits('508001000')));
    expect(part?.steps).toMatchObject([
      {
        cells: [2, 5, 8],
        supposed: [
          { cell: 5, digit: 1 },
          { cell: 8, digit: 7 },
        ],
      },
      {
        cells: [3, 4, 5, 0, 6],
        supposed: [
          { cell: 5, digit: 1 },
          { cell: 8, digit: 7 },
        ],
      },
    ]);
  });

  test('gives no steps for a wrong digit that needs more than four', () => {
    const reason = { type: 'refuted', cell: 5, digit: 1 } as const;
    expect(hintText({ kind: 'mistake', cells: [5], reason })).toBe(
      'Row 2, column 3 cannot be 1: the grid could not be completed, though it takes more than four steps to see that.',
    );
  });

  test('reports a solved grid', () => {
    const puzzle = demoPuzzle('sum_grid');
    expect(hintText(nextStep(puzzle, puzzle.solution))).toBe('The grid is solved.');
  });
});
