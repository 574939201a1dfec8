import {
  GRID_RULES,
  type Cells,
  type Chain,
  type ChainStep,
  type Failure,
  type GridPuzzle,
} from '../../index';
import { combinations, emptyIn, isComplete, unusedDigits } from './lines';

/** @throws unless the claim is true */
export function claim(isSo: boolean, ...about: readonly unknown[]): void {
  if (!isSo) throw new Error(`Not so: ${about.map((each) => JSON.stringify(each)).join(' ')}`);
}

/**
 * Replays a chain with only the digits in place before each step: each step must be forced by its reason, and the end
 * must be a contradiction.
 * @throws where it is not
 */
export function checkChain({ steps, failure }: Chain, from: Cells): void {
  claim(steps.length + 1 <= 4, 'at most four steps', steps);
  let cells = from;
  for (const step of steps) {
    checkStep(step, cells);
    cells = cells.with(step.cell, step.digit);
  }
  claim(isImpossible(failure, cells), failure, cells);
}

export function checkStep(
  { cell, digit, reasons }: Pick<ChainStep, 'cell' | 'digit' | 'reasons'>,
  cells: Cells,
) {
  claim(!cells[cell] && !cells.includes(digit), 'a free cell and digit', cell, digit, cells);
  const conclusion = reasons.at(-1);
  claim(conclusion !== undefined && 'cell' in conclusion && conclusion.cell === cell, conclusion, cell);
  let left = unusedDigits(cells);
  for (const reason of reasons) {
    switch (reason.type) {
      case 'combinations':
      case 'crossing': {
        claim(isComplete(reason, cells) && reason.line.cells.includes(cell), reason, cells);
        const fitting = left.filter((each) => reason.combinations.flat().includes(each));
        if (reason.type === 'crossing') {
          const ruledOut = left.filter((each) => !fitting.includes(each));
          claim(String(reason.ruledOut) === String(ruledOut), reason, ruledOut);
        }
        left = fitting;
        break;
      }
      case 'not_in_lines': {
        const others = emptyIn(cells).filter((other) => other !== cell);
        claim(reason.digit === digit && isNowhere(reason, others, cells), reason, cells);
        break;
      }
      case 'only_digit':
        claim(String(left) === String(digit) && reason.digit === digit, reason, left);
        break;
      case 'only_cell':
        claim(reason.digit === digit && reasons.some(({ type }) => type === 'not_in_lines'), reason);
        break;
      default:
        claim(false, 'no reason of a single step', reason);
    }
  }
}

type Nowhere = Pick<Extract<Failure, { type: 'digit' }>, 'digit' | 'lines'>;

/** Whether the lines cover all of the cells and cannot contain the digit. */
function isNowhere({ digit, lines }: Nowhere, among: readonly number[], cells: Cells): boolean {
  return (
    lines.every(
      (view) => isComplete(view, cells) && !combinations(view.line, cells).flat().includes(digit),
    ) && among.every((cell) => lines.some(({ line }) => line.cells.includes(cell)))
  );
}

function isImpossible(failure: Failure, cells: Cells): boolean {
  switch (failure.type) {
    case 'line':
      return isComplete(failure, cells) && failure.combinations.length === 0;
    case 'cell': {
      const [row, column] = failure.lines;
      const shared = row.combinations.flat().filter((digit) => column.combinations.flat().includes(digit));
      return (
        !cells[failure.cell] &&
        row.line.axis !== column.line.axis &&
        failure.lines.every((view) => isComplete(view, cells) && view.line.cells.includes(failure.cell)) &&
        shared.length === 0
      );
    }
    case 'digit':
      return !cells.includes(failure.digit) && isNowhere(failure, emptyIn(cells), cells);
  }
}

/** The targets named by a hint must be those of the puzzle. */
export function checkLines(puzzle: GridPuzzle, reasons: unknown): void {
  const { operations } = GRID_RULES[puzzle.game];
  JSON.stringify(reasons, (key, value: unknown) => {
    if (key !== 'line') return value;
    const { axis, index, targets } = value as ChainLine;
    for (const operation of operations) {
      claim(targets[operation] === puzzle.targets[operation]?.[axis][index], value);
    }
    return value;
  });
}

type ChainLine = Extract<Failure, { type: 'line' }>['line'];
