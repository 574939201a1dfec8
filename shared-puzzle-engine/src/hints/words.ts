import { columnOf, rowOf } from '../grid/grid';
import type { Line } from '../grid/lines';
import type { Failure, LineView } from './step';

/** "a", "a or b", "a, b or c". */
export function listed(items: readonly (string | number)[], conjunction: 'and' | 'or'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`;
}

export const cellName = (cell: number): string => `row ${rowOf(cell) + 1}, column ${columnOf(cell) + 1}`;

export const lineName = (line: Line): string => `${line.axis} ${line.index + 1}`;

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "row 2 needs 17 with a 9 in place". */
export function need({ line, inPlace }: LineView): string {
  const digits = inPlace.map((digit) => (digit === 8 ? 'an 8' : `a ${digit}`));
  const standing = digits.length > 0 ? ` with ${listed(digits, 'and')} in place` : '';
  return `${lineName(line)} needs ${targetOf(line)}${standing}`;
}

/** "1 + 7, 2 + 6 or 3 + 5", with the sign of what the line asks for. */
export function ways(line: Line, sets: readonly (readonly number[])[]): string {
  return listed(
    sets.map((digits) => (isBoth(line) ? listed(digits, 'and') : digits.join(line.sum ? ' + ' : ' × '))),
    'or',
  );
}

export function consequence(failure: Failure): string {
  switch (failure.type) {
    case 'line':
      return `${lineName(failure.line)} could not come to ${targetOf(failure.line)}`;
    case 'cell':
      return `nothing would be left for ${cellName(failure.cell)}`;
    case 'digit':
      return `there would be no place for ${failure.digit}`;
    case 'grid':
      return 'the grid could not be completed';
  }
}

function targetOf(line: Line): string {
  if (isBoth(line)) return `sum ${line.sum} and product ${line.product}`;
  return String(line.sum ?? line.product);
}

const isBoth = (line: Line): boolean => line.sum !== undefined && line.product !== undefined;
