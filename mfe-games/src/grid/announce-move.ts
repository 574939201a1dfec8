import { lineProgress, type Cells, type LineState, type Targets } from 'shared-puzzle-engine';
import { CELL_COPY, TARGET_COPY } from './copy';
import { cellPosition } from './cell-state';
import type { GridGameConfig } from './config';

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
    (line === 'row' ? config.rowTargets : config.columnTargets).flatMap(({ kind, operation }) =>
      (is[kind] ?? []).flatMap((state: LineState, index) =>
        state === 'open' || state === was[kind]?.[index]
          ? []
          : [`${TARGET_COPY.line(line, index + 1)} ${TARGET_COPY[operation]} ${TARGET_COPY[state]}`],
      ),
    ),
  );
}
