import { perLine, type Cells, type PerLine } from '../grid/grid';
import { statedOperations, totalInPlace, type Operation, type Targets } from '../grid/operations';

/**
 * `open`: cells are empty, and the digits do not exceed the target. `reached`: full, and equal to the target. `over`:
 * the digits exceed the target. `under`: full, and below the target.
 */
export type LineState = 'open' | 'reached' | 'over' | 'under';

/** States per operation of the puzzle. */
export type LineProgress = { readonly [Op in Operation]?: PerLine<LineState> };

export function lineProgress(targets: Targets, cells: Cells): LineProgress {
  const progress: { [Op in Operation]?: PerLine<LineState> } = {};
  for (const operation of statedOperations(targets)) {
    const stated = targets[operation];
    if (!stated) continue;
    progress[operation] = perLine((line, axis, index) => {
      const inPlace = line.flatMap((cell) => cells[cell] || []);
      return lineState(operation, stated[axis][index], inPlace);
    });
  }
  return progress;
}

/**
 * The state of a line for one of its targets.
 * @param inPlace the digits of the line's filled cells, up to three
 */
export function lineState(operation: Operation, target: number, inPlace: readonly number[]): LineState {
  const total = totalInPlace(operation, inPlace);
  if (total === undefined) return 'open';
  if (total > target) return 'over';
  if (inPlace.length < 3) return 'open';
  return total === target ? 'reached' : 'under';
}
