import { nextPlacements, nextStep, type Placement, type Position, type Step } from 'shared-puzzle-engine';

/**
 * What is said about a digit in a cell of a position:
 * - `found`: it follows, and why
 * - `early`: it is right, but other digits are found more easily, so it is not shown yet
 * - `wrong`: with it the digits contradict each other, and how
 * - `used`: the digit stands in another cell
 */
export type Verdict =
  | { readonly kind: 'found'; readonly placement: Placement }
  | { readonly kind: 'early' }
  | { readonly kind: 'wrong'; readonly step: Step }
  | { readonly kind: 'used' };

export function judge({ puzzle, cells }: Position, cell: number, digit: number): Verdict {
  if (cells.includes(digit)) return { kind: 'used' };
  const placement = nextPlacements(puzzle, cells).find((one) => one.cell === cell && one.digit === digit);
  if (placement) return { kind: 'found', placement };
  if (digit === puzzle.solution[cell]) return { kind: 'early' };
  // What stands on the board is known to be right: the contradiction comes from this digit.
  return { kind: 'wrong', step: nextStep({ ...puzzle, givens: cells }, cells.with(cell, digit)) };
}
