import { perLine, type Cells, type PerLine } from '../grid/grid';
import { statedOperations, totalInPlace, type Operation, type Targets } from '../grid/operations';

/**
 * - `open`: cells are empty, and the digits in place are not known to be above the target
 * - `reached`: the line is full and meets the target
 * - `over`: the digits in place are above the target
 * - `under`: the line is full and below the target
 */
export type LineState = 'open' | 'reached' | 'over' | 'under';

/** The state of each line, for each operation that the puzzle states. */
export type LineProgress = { readonly [Op in Operation]?: PerLine<LineState> };

/** The state of each line of a grid, for each of its targets. */
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
