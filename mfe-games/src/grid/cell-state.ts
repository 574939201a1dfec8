import { duplicateCells, type Axis, type Operation, type Targets } from 'shared-puzzle-engine';
import { CELL_COPY } from '../copy';
import type { GridGameConfig } from './config';
import { copy as operationCopy } from './operation-copy';
import { markedDigits } from './pencil-marks';
import type { PlayState } from './play-state';

/** Value of `data-state`, which the style and the tests read. */
export type CellState = 'empty' | 'filled' | 'given' | 'correct' | 'wrong' | 'invalid';

export function cellStates({ givens, cells, marks }: PlayState): CellState[] {
  const repeated = new Set(duplicateCells(cells));
  return cells.map((digit, cell) => {
    if (givens[cell]) return 'given';
    const mark = marks[cell];
    if (mark === 'correct' || mark === 'wrong') return mark;
    if (repeated.has(cell)) return 'invalid';
    return digit ? 'filled' : 'empty';
  });
}

export const cellPosition = (cell: number): string =>
  CELL_COPY.position(Math.floor(cell / 3) + 1, (cell % 3) + 1);

/** How a screen reader names a cell: where it is, what it holds, what its row and column must come to. */
export function cellName(
  config: GridGameConfig,
  targets: Targets,
  state: PlayState,
  cell: number,
  cellState: CellState,
): string {
  const digit = state.cells[cell];
  const pencilled = markedDigits(state.pencil[cell] ?? 0);
  return [
    cellPosition(cell),
    digit ? String(digit) : CELL_COPY.empty,
    cellState !== 'empty' && cellState !== 'filled' && CELL_COPY[cellState],
    !digit && pencilled.length > 0 && CELL_COPY.pencilMarks(pencilled),
    lineTarget('rows', config.operations, targets, Math.floor(cell / 3)),
    lineTarget('columns', config.operations, targets, cell % 3),
  ]
    .filter(Boolean)
    .join(', ');
}

function lineTarget(axis: Axis, operations: readonly Operation[], targets: Targets, index: number): string {
  return CELL_COPY.target(
    axis === 'rows' ? 'row' : 'column',
    operations
      .map((operation) => {
        const target = targets[operation]?.[axis][index] ?? 0;
        return operations.length > 1
          ? CELL_COPY.kindOfTarget(operationCopy[operation].noun, target)
          : String(target);
      })
      .join(' '),
  );
}
