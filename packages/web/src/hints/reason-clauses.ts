import type { Failure, PlacementReason, Refutation } from 'shared-puzzle-engine';
import { copy } from './copy';
import { cellName, combinations, lineName, need, ways } from './line-words';

/** The clause of a reason. Refutations have steps of their own. */
export function reasonClause(reason: Exclude<PlacementReason, Refutation>): string {
  switch (reason.type) {
    case 'combinations':
      return combinations(reason);
    case 'crossing': {
      const ruledOut = copy.listed(reason.ruledOut, 'and');
      return copy.crossing(need(reason), ways(reason.line, reason.combinations), ruledOut);
    }
    case 'not_in_lines':
      return copy.notInLines(
        copy.listed(
          reason.lines.map(({ line }) => lineName(line)),
          'or',
        ),
        reason.digit,
      );
    case 'fits': {
      const left = reason.left.map(({ cell, digits }) =>
        copy.cellIs(cellName(cell), copy.listed(digits, 'or')),
      );
      return copy.fits(lineName(reason.line), ways(reason.line, reason.sets), left);
    }
    case 'claims': {
      const { line, sets, digits } = reason;
      return copy.claims(lineName(line), ways(line, sets), line.axis, copy.listed(digits, 'or'));
    }
    case 'only_digit':
      return copy.onlyDigit(cellName(reason.cell), reason.digit);
    case 'only_cell':
      return copy.onlyCell(cellName(reason.cell), reason.digit);
  }
}

/** The clause in a step of a chain. It names every way to fill the lines, because they contain assumed digits. */
export function stepClauses(reason: PlacementReason): string[] {
  if (reason.type === 'refuted') return [];
  if (reason.type !== 'not_in_lines') return [reasonClause(reason)];
  return [...reason.lines.map(combinations), copy.notUsed(reason.digit)];
}

/** An obvious reason why the grid cannot be completed. */
export function failureClauses(failure: Failure): string[] {
  switch (failure.type) {
    case 'line':
      return [copy.lineFails(need(failure))];
    case 'cell':
      return [...failure.lines.map(combinations), copy.cellFails(cellName(failure.cell))];
    case 'digit':
      return [...failure.lines.map(combinations), copy.digitFails(failure.digit)];
  }
}
