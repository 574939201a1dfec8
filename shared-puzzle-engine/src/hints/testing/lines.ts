import { OPERATIONS, type Cells, type Line, type LineView, type Operation } from '../../index';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export const unusedDigits = (cells: Cells) => DIGITS.filter((digit) => !cells.includes(digit));
const inPlaceOf = (line: Line, cells: Cells) => line.cells.flatMap((cell) => cells[cell] || []);
export const emptyIn = (cells: Cells) => [...cells.keys()].filter((cell) => !cells[cell]);

export function meetsTargets({ targets }: Line, [a = 0, b = 0, c = 0]: readonly number[]): boolean {
  return (Object.entries(targets) as [Operation, number][]).every(
    ([operation, target]) => OPERATIONS[operation].total(a, b, c) === target,
  );
}

/** The digits in place in a line, followed by any unused digits, ascending, for its empty cells. */
export function fillings(line: Line, cells: Cells): number[][] {
  const inPlace = inPlaceOf(line, cells);
  const choose = (count: number, from: readonly number[]): number[][] =>
    count === 0
      ? [[]]
      : from.flatMap((digit, at) => choose(count - 1, from.slice(at + 1)).map((rest) => [digit, ...rest]));
  return choose(3 - inPlace.length, unusedDigits(cells)).map((rest) => [...inPlace, ...rest]);
}

/** All sets of unused digits, ascending, with which the empty cells meet the line's targets. */
export function combinations(line: Line, cells: Cells): number[][] {
  const { length } = inPlaceOf(line, cells);
  return fillings(line, cells)
    .filter((digits) => meetsTargets(line, digits))
    .map((digits) => digits.slice(length));
}

/** Whether a reason names the digits in place and all remaining combinations of a line. */
export function isComplete({ line, inPlace, combinations: named }: LineView, cells: Cells): boolean {
  return String(inPlace) === String(inPlaceOf(line, cells)) && isSameList(named, combinations(line, cells));
}

export function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return String(one.map(String).sort()) === String(other.map(String).sort());
}
