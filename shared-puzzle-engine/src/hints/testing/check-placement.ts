import type { Cells, GridPuzzle, Line, Placement, PlacementReason } from '../../index';
import { linesOf } from '../../grid/lines';
import { checkChain, checkLines, checkStep, claim } from './check-chain';
import { combinations, emptyIn, isSameList, meetsTargets } from './lines';

/** Pencil marks per cell; a filled cell has its own digit. */
type Notes = number[][];

/**
 * Checks a placement by brute force: each reason must be true for the grid and the marks that earlier reasons have
 * removed, and the last one must follow.
 * @throws where a reason does not hold
 */
export function checkPlacement(puzzle: GridPuzzle, cells: Cells, placement: Placement): void {
  const { cell, digit, candidates, reasons, technique } = placement;
  checkLines(puzzle, reasons);
  claim(puzzle.solution[cell] === digit, 'the digit of the solution', placement);
  let notes = notesOf(puzzle, cells);
  claim(String(notes[cell]) === String(candidates), 'what row and column leave', placement, notes);
  if (technique === 'last_cell' || technique === 'single') return checkStep(placement, cells);
  for (const reason of reasons) notes = checkReason(reason, cells, notes);
  claim(reasons.at(-1)?.type.startsWith('only') ?? false, 'a conclusion', reasons);
}

function notesOf({ targets }: GridPuzzle, cells: Cells): Notes {
  const { rows, columns } = linesOf(targets);
  const fitting = (line: Line) => combinations(line, cells).flat();
  return cells.map((digit, cell) => {
    const through = [...rows, ...columns].filter((line) => line.cells.includes(cell));
    const [row = [], column = []] = through.map(fitting);
    return digit ? [digit] : [...new Set(row)].filter((each) => column.includes(each)).sort();
  });
}

/** @returns the marks after the reason */
function checkReason(reason: PlacementReason, cells: Cells, notes: Notes): Notes {
  switch (reason.type) {
    case 'refuted': {
      const { cell, digit, chain } = reason;
      claim(chain !== undefined, 'a chain that is short enough', reason);
      if (chain) checkChain(chain, cells.with(cell, digit));
      return notes.with(
        cell,
        (notes[cell] ?? []).filter((each) => each !== digit),
      );
    }
    case 'fits': {
      const { line, sets, left } = reason;
      const ways = waysOf(line, notes);
      claim(isSameSets(sets, ways), reason, ways);
      const kept = notes.map((digits, cell) => {
        const at = line.cells.indexOf(cell);
        return at < 0 ? digits : digits.filter((digit) => ways.some((way) => way[at] === digit));
      });
      const changed = line.cells
        .filter((cell) => String(kept[cell]) !== String(notes[cell]))
        .map((cell) => ({ cell, digits: kept[cell] }));
      claim(JSON.stringify(left) === JSON.stringify(changed), reason, changed);
      return kept;
    }
    case 'claims': {
      const { line, sets, digits } = reason;
      claim(isSameSets(sets, waysOf(line, notes)), reason, notes);
      claim(digits.length > 0 && digits.every((digit) => sets.every((set) => set.includes(digit))), reason);
      return notes.map((left, cell) =>
        line.cells.includes(cell) ? left : left.filter((digit) => !digits.includes(digit)),
      );
    }
    case 'only_digit':
      claim(String(notes[reason.cell]) === String(reason.digit), reason, notes);
      return notes;
    case 'only_cell': {
      const takers = emptyIn(cells).filter((cell) => notes[cell]?.includes(reason.digit));
      claim(String(takers) === String(reason.cell), reason, notes);
      return notes;
    }
    default:
      throw new Error(`Not among noted digits: ${reason.type}`);
  }
}

/** All ways to fill a line from the marks of its cells. */
function waysOf(line: Line, notes: Notes): number[][] {
  const [first = [], second = [], third = []] = line.cells.map((cell) => notes[cell]);
  return first
    .flatMap((a) => second.flatMap((b) => third.map((c) => [a, b, c])))
    .filter((digits) => new Set(digits).size === 3 && meetsTargets(line, digits));
}

function isSameSets(sets: readonly (readonly number[])[], ways: readonly number[][]): boolean {
  const different = new Map(ways.map((way) => [...way].sort()).map((set) => [String(set), set]));
  return isSameList(sets, [...different.values()]);
}
