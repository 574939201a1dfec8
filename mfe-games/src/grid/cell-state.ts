import { operationCopy } from '@ninefold/web/hints';
import { duplicateCells, statedOperations, type Targets } from 'shared-puzzle-engine';
import { copy } from './copy';
import { markedDigits, type PlayState } from './play-state';

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
  copy.cell.position(Math.floor(cell / 3) + 1, (cell % 3) + 1);

/** How a screen reader names a cell: where it is, its digit, and the targets of its row and column. */
export function cellName(targets: Targets, state: PlayState, cell: number, cellState: CellState): string {
  const digit = state.cells[cell];
  const pencilled = markedDigits(state.pencil[cell] ?? 0);
  return [
    cellPosition(cell),
    digit ? String(digit) : copy.cell.empty,
    cellState !== 'empty' && cellState !== 'filled' && copy.cell[cellState],
    !digit && pencilled.length > 0 && copy.cell.pencilMarks(pencilled),
    copy.cell.target('row', targetText(targets, 'rows', Math.floor(cell / 3))),
    copy.cell.target('column', targetText(targets, 'columns', cell % 3)),
  ]
    .filter(Boolean)
    .join(', ');
}

/** "15", or "sum 15 product 72" where there are several. */
function targetText(targets: Targets, lines: 'rows' | 'columns', index: number): string {
  const operations = statedOperations(targets);
  return operations
    .map((operation) => {
      const target = targets[operation]?.[lines][index] ?? 0;
      return operations.length > 1 ? `${operationCopy[operation].noun} ${target}` : String(target);
    })
    .join(' ');
}
