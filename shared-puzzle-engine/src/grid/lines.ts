import { perLine, type Axis, type LineIndex, type PerLine, type Triple } from './grid';
import { OPERATIONS, statedOperations, type Operation, type Targets } from './operations';

/** A row or column of a puzzle with its targets. */
export interface Line {
  readonly axis: Axis;
  /** Index from the top or from the left. */
  readonly index: LineIndex;
  readonly cells: Triple;
  readonly targets: { readonly [Op in Operation]?: number };
}

export function linesOf(targets: Targets): PerLine<Line> {
  const operations = statedOperations(targets);
  return perLine((cells, axis, index) => {
    const own: { [Op in Operation]?: number } = {};
    for (const operation of operations) {
      const target = targets[operation]?.[axis][index];
      if (target !== undefined) own[operation] = target;
    }
    return { axis, index, cells, targets: own };
  });
}

/** Whether three digits, in any order, meet every target of a line. */
export function meetsTargets({ targets }: Line, a: number, b: number, c: number): boolean {
  return statedOperations(targets).every(
    (operation) => OPERATIONS[operation].total(a, b, c) === targets[operation],
  );
}
