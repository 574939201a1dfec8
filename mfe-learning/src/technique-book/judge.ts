import {
  nextPlacements,
  nextStep,
  withItem,
  type Placement,
  type Position,
  type Step,
} from 'shared-puzzle-engine';

/**
 * Feedback on a digit in a cell. `found`: it follows, with reasons. `early`: right, but others are easier to find, so
 * it is not revealed yet. `wrong`: it leads to a contradiction. `used`: the digit is already in another cell.
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
  // The other digits are known to be right, so the contradiction comes from this one.
  return { kind: 'wrong', step: nextStep({ ...puzzle, givens: cells }, withItem(cells, cell, digit)) };
}
