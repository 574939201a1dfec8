import { operationCopy } from '@ninefold/web/hints';
import { lineProgress, statedOperations, type Cells, type Targets } from 'shared-puzzle-engine';
import { cellPosition } from './cell-state';
import { copy } from './copy';

/** What a screen reader hears after a move: the cells that changed, and the lines whose state changed with them. */
export function announceMove(targets: Targets, before: Cells, after: Cells): string {
  const changed = after.flatMap((digit, cell) =>
    digit === before[cell] ? [] : [`${cellPosition(cell)}, ${digit || copy.cell.empty}`],
  );
  return [
    ...changed,
    ...decidedLines('rows', targets, before, after),
    ...decidedLines('columns', targets, before, after),
  ].join('. ');
}

function decidedLines(lines: 'rows' | 'columns', targets: Targets, before: Cells, after: Cells): string[] {
  const was = lineProgress(targets, before);
  const is = lineProgress(targets, after);
  const line = lines === 'rows' ? 'row' : 'column';
  return statedOperations(targets).flatMap((operation) =>
    (is[operation]?.[lines] ?? []).flatMap((state, index) =>
      state === 'open' || state === was[operation]?.[lines][index]
        ? []
        : [`${copy.target.line(line, index + 1)} ${operationCopy[operation].noun} ${copy.target[state]}`],
    ),
  );
}
