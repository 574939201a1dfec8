import { lineProgress, type Cells, type LineState, type Targets } from 'shared-puzzle-engine';
import { CELL_COPY, TARGET_COPY } from '../copy';
import { cellPosition } from './cell-state';
import type { GridGameConfig } from './config';
import { copy as operationCopy } from './operation-copy';

/** What a screen reader hears after a move: the cells that changed, and the lines that were decided by it. */
export function announceMove(config: GridGameConfig, targets: Targets, before: Cells, after: Cells): string {
  const changed = after.flatMap((digit, cell) =>
    digit === before[cell] ? [] : [`${cellPosition(cell)}, ${digit || CELL_COPY.empty}`],
  );
  return [...changed, ...decidedLines(config, targets, before, after)].join('. ');
}

function decidedLines(config: GridGameConfig, targets: Targets, before: Cells, after: Cells): string[] {
  const was = lineProgress(targets, before);
  const is = lineProgress(targets, after);
  return (['row', 'column'] as const).flatMap((line) =>
    config.operations.flatMap((operation) => {
      const axis = line === 'row' ? 'rows' : 'columns';
      return (is[operation]?.[axis] ?? []).flatMap((state: LineState, index) =>
        state === 'open' || state === was[operation]?.[axis][index]
          ? []
          : [`${TARGET_COPY.line(line, index + 1)} ${operationCopy[operation].noun} ${TARGET_COPY[state]}`],
      );
    }),
  );
}
