import type { Line, Placement, PlacementReason } from 'shared-puzzle-engine';
import { copy } from './copy';
import { lineName } from './line-words';

/** Lines where the next digit is found, without the digit and usually without its cell. */
export interface LinesToLookAt {
  readonly text: string;
  readonly cells: readonly number[];
}

/** The lines in the reasons of a placement, or only one of them if they cross at its cell. */
export function linesToLookAt({ cell, cells, reasons }: Placement): LinesToLookAt {
  const lines = new Map(reasons.flatMap(linesOf).map((line) => [lineName(line), line]));
  const [first] = lines.values();
  if (first && lines.size === 2 && [...lines.values()].every((line) => line.cells.includes(cell))) {
    return { text: copy.lookAt(lineName(first)), cells: first.cells };
  }
  if (lines.size === 0 || lines.size > 2) return { text: copy.lookAtMarked, cells };
  return { text: copy.lookAt(copy.listed([...lines.keys()], 'and')), cells };
}

function linesOf(reason: PlacementReason): readonly Line[] {
  if ('lines' in reason) return reason.lines.map(({ line }) => line);
  return 'line' in reason ? [reason.line] : [];
}
