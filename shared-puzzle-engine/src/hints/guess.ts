import { digitsOf, setOf } from '../grid/digit-sets';
import { withItem } from '../grid/with-item';
import { findSolutions } from '../puzzle/find-solutions';
import { place, type Grid } from './grid';
import { deduce, deductionsOf, type Marks } from './deductions';
import { settled, settlingReasons } from './pencil-marks';
import { chainLength, refute } from './refute';
import type { Placement, Refutation } from './step';

/** One refutation with many deductions can be longer than two with few. */
const FEW = 2;
/** Limits the search, which is exponential. */
const MAX_CHOSEN = 3;

/** Applies deductions until a cell is settled or nothing changes. */
type Follow = (marks: Marks) => {
  readonly marks: Marks;
  readonly isSettled: boolean;
  readonly steps: number;
};

/**
 * A cell that is settled by refuting digits: one or two if possible, with the fewest steps in total. Deductions alone
 * must not settle any cell.
 */
export function guess(grid: Grid): Placement | undefined {
  const [solution] = findSolutions(grid.targets, grid.cells, 1);
  if (!solution || grid.emptyCells.length === 0) return undefined;
  const deductions = deductionsOf(grid, grid.candidates);
  const isSettled = (marks: Marks) => settled(grid, marks) !== undefined;
  const follow: Follow = (start) => {
    const { marks, used } = deduce(deductions, start, isSettled);
    return { marks, isSettled: isSettled(marks), steps: used.length };
  };

  const refutations = follow(grid.candidates)
    .marks.flatMap((set, cell) =>
      digitsOf(set & ~setOf(solution[cell] ?? 0)).map((digit) => refute(grid, cell, digit)),
    )
    .sort((one, other) => chainLength(one.chain) - chainLength(other.chain));
  const because = fewest(refutations, grid.candidates, follow);
  const settling = settlingReasons(grid, without(grid.candidates, because));
  return settling && place(grid, 'guess', [...because, ...settling.reasons], settling.conclusion);
}

const without = (marks: Marks, refuted: readonly Refutation[]): Marks =>
  refuted.reduce((left, { cell, digit }) => withItem(left, cell, (left[cell] ?? 0) & ~setOf(digit)), marks);

/** @param refutations by length of the chain */
function fewest(refutations: readonly Refutation[], start: Marks, follow: Follow): readonly Refutation[] {
  const followed = refutations.filter(({ chain }) => chain);
  // A deduction needs pencil marks, so it counts as two steps.
  const stepsOf = (choice: readonly Refutation[]) =>
    choice.reduce((sum, { chain }) => sum + chainLength(chain), 2 * follow(without(start, choice)).steps);
  let best: readonly Refutation[] | undefined;
  let least = Infinity;
  for (let size = 1; size <= (best ? FEW : MAX_CHOSEN); size++) {
    for (const choice of settling(followed, start, follow, size)) {
      const steps = stepsOf(choice);
      if (steps < least) [best, least] = [choice, steps];
    }
  }
  if (best) return best;
  // All wrong digits of one cell, or else of the grid, preferably those with a chain.
  const ofCells = [...start.keys()].map((cell) => followed.filter((each) => each.cell === cell));
  const enough = [...ofCells, refutations].filter((all) => follow(without(start, all)).isSettled);
  const chosen = enough.map((all) => needed(all, start, follow));
  return chosen.reduce((one, other) => (stepsOf(other) < stepsOf(one) ? other : one));
}

/** Removes refutations that are not needed, starting with the last. */
function needed(refutations: readonly Refutation[], start: Marks, follow: Follow): readonly Refutation[] {
  return refutations.reduceRight((kept, each) => {
    const fewer = kept.filter((other) => other !== each);
    return follow(without(start, fewer)).isSettled ? fewer : kept;
  }, refutations);
}

/** The choices of this size that settle a cell and need their last element. */
function* settling(
  refutations: readonly Refutation[],
  start: Marks,
  follow: Follow,
  size: number,
): Generator<readonly Refutation[]> {
  for (const [at, refutation] of refutations.entries()) {
    const { marks, isSettled } = follow(without(start, [refutation]));
    if (size === 1 && isSettled) yield [refutation];
    if (size === 1 || isSettled) continue;
    for (const others of settling(refutations.slice(at + 1), marks, follow, size - 1)) {
      yield [refutation, ...others];
    }
  }
}
