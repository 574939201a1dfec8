import type { Line, Placement, PlacementReason } from 'shared-puzzle-engine';
import { copy } from './copy';
import { lineName } from './line-words';

/** Where a digit is to be found. It says neither the digit nor, as a rule, the cell. */
export interface LinesToLookAt {
  readonly text: string;
  readonly cells: readonly number[];
}

/** The lines that the reasons of a placement speak of. */
export function linesToLookAt({ cells, reasons }: Placement): LinesToLookAt {
  const names = [...new Set(reasons.flatMap(linesOf).map(lineName))];
  if (names.length === 0 || names.length > 2) return { text: copy.lookAtMarked, cells };
  return { text: copy.lookAt(copy.listed(names, 'and')), cells };
}

function linesOf(reason: PlacementReason): readonly Line[] {
  if ('lines' in reason) return reason.lines.map(({ line }) => line);
  return 'line' in reason ? [reason.line] : [];
}
