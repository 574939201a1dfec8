import type { Line, Placement, PlacementReason } from 'shared-puzzle-engine';
import { copy } from './copy';

const cellName = (cell: number) => copy.cell(Math.floor(cell / 3) + 1, (cell % 3) + 1);
const lineName = ({ axis, index }: Line) => (axis === 'rows' ? copy.rowOf : copy.column)(index + 1);
const ways = (sets: readonly (readonly number[])[]) => copy.listed(sets.map(copy.set));

function targetsOf({ targets: { sum, product } }: Line): string {
  const named = [
    sum === undefined ? [] : copy.target.sum(sum),
    product === undefined ? [] : copy.target.product(product),
  ];
  return named.flat().join(', ');
}

/** Why the digit of a position is the only one, a sentence for each reason. */
export function reasonSentences({ technique, cell, candidates, reasons }: Placement): string[] {
  const needsMore = technique === 'pencil_marks' || technique === 'guess';
  const first = needsMore ? [copy.candidates(cellName(cell), copy.listed(candidates.map(String)))] : [];
  return [...first, ...reasons.flatMap(sentencesOf)];
}

function sentencesOf(reason: PlacementReason): string[] {
  switch (reason.type) {
    case 'combinations':
    case 'crossing':
      return [copy.canBe(lineName(reason.line), targetsOf(reason.line), ways(reason.combinations))];
    case 'not_in_lines':
      return [copy.notIn(reason.digit, copy.listed(reason.lines.map(lineName)))];
    case 'fits':
      return [
        copy.canBe(lineName(reason.line), targetsOf(reason.line), ways(reason.sets)),
        ...reason.left.map(({ cell, digits }) => copy.only(cellName(cell), copy.listed(digits.map(String)))),
      ];
    case 'claims':
      return [
        copy.canBe(lineName(reason.line), targetsOf(reason.line), ways(reason.sets)),
        copy.claims[reason.line.axis](copy.also(reason.digits.map(String))),
      ];
    case 'refuted':
      return [copy.refuted(reason.digit, cellName(reason.cell))];
    case 'only_digit':
      return [copy.onlyDigit(cellName(reason.cell), reason.digit)];
    case 'only_cell':
      return [copy.onlyCell(cellName(reason.cell), reason.digit)];
  }
}
