import { GRID_RULES, targetsOf, type GridGame, type Position, type ReasonKind } from 'shared-puzzle-engine';

/** Positions of real puzzles. A test shows that each needs just its technique. */
export const EXAMPLES: Readonly<Record<ReasonKind, Position>> = {
  'last-cell': position('sum_grid', '719684352', '700600002'),
  'crossing-lines': position('multiplication_grid', '215769843', '000060000'),
  'only-cell': position('multiplication_grid', '645972183', '005070000'),
  'fitting-sets': position('sum_grid', '927184563', '900000003'),
  'claimed-digits': position('multiplication_grid', '351876294', '050070090'),
  'try-and-refute': position('sum_grid', '254679381', '200000001'),
};

/** Nine digits; 0 is an empty cell. Filled cells count as givens. */
function position(game: GridGame, solved: string, filled: string): Position {
  const solution = [...solved].map(Number);
  const cells = [...filled].map(Number);
  const targets = targetsOf(GRID_RULES[game].operations, solution);
  return { puzzle: { game, givens: cells, solution, targets }, cells };
}
