import { statedOperations, type Line, type LineView, type Operation } from 'shared-puzzle-engine';
import { copy } from './copy';
import { copy as operationCopy } from './operation-copy';

export const cellName = (cell: number) => copy.cell(Math.floor(cell / 3) + 1, (cell % 3) + 1);

export const lineName = ({ axis, index }: Line) => copy.line(axis, index + 1);

/** "row 2 needs 17 with a 9 in place". */
export function need({ line, inPlace }: LineView): string {
  const targets = targetsOf(line);
  if (inPlace.length === 0) return copy.need(lineName(line), targets);
  return copy.needWithDigits(lineName(line), targets, copy.listed(inPlace.map(copy.digit), 'and'));
}

/** "row 2 needs 17 with a 9 in place: 1 + 7, 2 + 6 or 3 + 5". */
export const combinations = (view: LineView): string =>
  copy.combinations(need(view), ways(view.line, view.combinations));

/** "17", or "sum 17 and product 84" where a line has several targets. */
function targetsOf(line: Line): string {
  const targets = Object.entries(line.targets) as [Operation, number][];
  const named = targets.map(([operation, target]) => copy.namedTarget(operationCopy[operation].noun, target));
  return copy.listed(named.length > 1 ? named : Object.values(line.targets), 'and');
}

/** "1 + 7, 2 + 6 or 3 + 5", with the sign of the line's only operation. */
export function ways(line: Line, sets: readonly (readonly number[])[]): string {
  const [operation, another] = statedOperations(line.targets);
  const between = operation && !another ? operationCopy[operation].between : undefined;
  return copy.listed(
    sets.map((digits) => (between ? digits.join(between) : copy.listed(digits, 'and'))),
    'or',
  );
}
