import type { GridGame } from '@ninefold/contracts';
import { OPERATIONS, statedOperations, type Operation, type PerLine } from 'shared-puzzle-engine';
import { box, group, path, signBefore, text } from './drawing';

/** A grid as players see it first. It has no solution, so none can be drawn. */
export interface UnsolvedGrid {
  readonly game: GridGame;
  /** Row by row; 0 is empty. */
  readonly givens: readonly number[];
  readonly targets: { readonly [Op in Operation]?: PerLine<number> | undefined };
}

const LINES = [0, 1, 2] as const;

/** Gap between cells and folded corner of a given, relative to the width of a cell. */
const GAP = 0.1;
const FOLD = 0.22;

export const gridWidth = (cell: number): number => cell * (3 + 3 * GAP + 0.95);

export function drawGrid({ givens, targets }: UnsolvedGrid, x: number, y: number, cell: number): string {
  const step = cell * (1 + GAP);
  const operations = statedOperations(targets);
  const cells = LINES.flatMap((row) =>
    LINES.map((column) => group(column * step, row * step, drawCell(givens[row * 3 + column] ?? 0, cell))),
  );
  const size = cell * 0.3;
  const lineHeight = size * 1.25;
  const targetsOf = (line: 'rows' | 'columns', index: 0 | 1 | 2, left: number, middle: number) =>
    operations.map((operation, place) => {
      const foot = middle + size * 0.36 + (place - (operations.length - 1) / 2) * lineHeight;
      const signed = signBefore(
        OPERATIONS[operation].sign,
        left + size * 0.62,
        foot,
        size * 0.82,
        'ink-soft',
      );
      return signed + text(String(targets[operation]?.[line][index]), left + size * 0.74, foot, { size });
    });
  const rows = LINES.flatMap((row) => targetsOf('rows', row, 3 * step, row * step + cell / 2));
  const foot = 3 * step + (operations.length * lineHeight) / 2;
  const columns = LINES.flatMap((column) => {
    const widest = Math.max(
      ...operations.map((operation) => String(targets[operation]?.columns[column]).length),
    );
    const width = size * (0.74 + 0.56 * widest);
    return targetsOf('columns', column, column * step + (cell - width) / 2, foot);
  });
  return group(x, y, ...cells, ...rows, ...columns);
}

/** Givens are blue with a folded corner. */
function drawCell(digit: number, cell: number): string {
  const radius = cell * 0.13;
  if (digit === 0) {
    const edge = Math.max(1.5, cell * 0.02);
    return box(
      { x: 0, y: 0, width: cell, height: cell, rx: radius },
      { fill: 'surface', stroke: 'line-strong', strokeWidth: edge },
    );
  }
  const fold = cell * FOLD;
  const outline = `M${radius} 0H${cell - fold}L${cell} ${fold}V${cell - radius}A${radius} ${radius} 0 0 1 ${cell - radius} ${cell}H${radius}A${radius} ${radius} 0 0 1 0 ${cell - radius}V${radius}A${radius} ${radius} 0 0 1 ${radius} 0Z`;
  const corner = `M${cell - fold} 0V${fold * 0.7}A${fold * 0.3} ${fold * 0.3} 0 0 0 ${cell - fold * 0.7} ${fold}H${cell}Z`;
  return (
    path(outline, { fill: 'given-soft' }) +
    path(corner, { fill: 'given' }) +
    text(String(digit), cell / 2, cell * 0.7, { size: cell * 0.58, color: 'given', anchor: 'middle' })
  );
}
