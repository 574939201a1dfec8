import type { Cells, TargetKind, Targets } from '../grid/grid';
import { emptyCounts, lineTotals, statedKinds } from '../grid/line-totals';

/**
 * - `open`: cells are empty, and what stands in the line is not above the target
 * - `reached`: the line is full and meets the target
 * - `over`: what stands in the line is above the target
 * - `under`: the line is full and below the target
 */
export type LineState = 'open' | 'reached' | 'over' | 'under';

type LineStates = readonly [LineState, LineState, LineState];

/** Three states for each kind of target that the puzzle states. */
export type LineProgress = Readonly<Partial<Record<TargetKind, LineStates>>>;

/** How far each line is on its way to each of its targets. */
export function lineProgress(targets: Targets, cells: Cells): LineProgress {
  const progress: Partial<Record<TargetKind, LineStates>> = {};
  for (const kind of statedKinds(targets)) {
    const target = targets[kind];
    if (!target) continue;
    const totals = lineTotals(kind, cells);
    const empty = emptyCounts(kind, cells);
    const state = (line: 0 | 1 | 2) => lineState(totals[line], target[line], empty[line]);
    progress[kind] = [state(0), state(1), state(2)];
  }
  return progress;
}

function lineState(total: number, target: number, empty: number): LineState {
  if (total > target) return 'over';
  if (empty > 0) return 'open';
  return total === target ? 'reached' : 'under';
}
