import type {
  Failure,
  Line,
  LineView,
  MistakeReason,
  Operation,
  Placement,
  PlacementReason,
  Step,
} from 'shared-puzzle-engine';
import { copy } from './copy';
import { copy as operationCopy } from './operation-copy';

/** The sentences that explain a step, as one text to be shown or read aloud. */
export const hintText = (step: Step): string => hintSentences(step).join(' ');

/** The same, one sentence for each reason. */
export function hintSentences(step: Step): string[] {
  return clauses(step).map(copy.sentence);
}

function clauses(step: Step): string[] {
  if (step.kind === 'solved') return [copy.solved];
  if (step.kind === 'mistake') return [mistakeClause(step.reason)];
  return [...opening(step), ...step.reasons.map(placementClause)];
}

/** The steps that need more than a cell's own row and column start with what these leave. */
function opening({ technique, cell, candidates }: Placement): string[] {
  if (technique !== 'pencil_marks' && technique !== 'guess') return [];
  return [copy.candidates(cellName(cell), copy.listed(candidates, 'or'))];
}

function placementClause(reason: PlacementReason): string {
  switch (reason.type) {
    case 'combinations':
      return copy.combinations(need(reason), ways(reason.line, reason.combinations));
    case 'crossing': {
      const ruledOut = copy.listed(reason.ruledOut, 'and');
      return copy.crossing(need(reason), ways(reason.line, reason.combinations), ruledOut);
    }
    case 'not_in_lines':
      return copy.notInLines(copy.listed(reason.lines.map(lineName), 'or'), reason.digit);
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
    case 'refuted':
      return copy.tried(cellName(reason.cell), reason.digit, consequence(reason.failure));
  }
}

function mistakeClause(reason: MistakeReason): string {
  switch (reason.type) {
    case 'duplicate':
      return copy.duplicate(reason.digit, reason.cells.map(cellName));
    case 'missed_target': {
      const { line, operation, total } = reason;
      const target = line.targets[operation] ?? NaN;
      return copy.missedTarget(operationCopy[operation].noun, lineName(line), total, target);
    }
    case 'no_combination':
      return copy.noCombination(need(reason));
    case 'refuted':
      return copy.wrongDigit(cellName(reason.cell), reason.digit, consequence(reason.failure));
  }
}

function consequence(failure: Failure): string {
  switch (failure.type) {
    case 'line':
      return copy.lineFails(lineName(failure.line), targetsOf(failure.line));
    case 'cell':
      return copy.cellFails(cellName(failure.cell));
    case 'digit':
      return copy.digitFails(failure.digit);
    case 'grid':
      return copy.gridFails;
  }
}

const cellName = (cell: number) => copy.cell(Math.floor(cell / 3) + 1, (cell % 3) + 1);

const lineName = ({ axis, index }: Line) => copy.line(axis, index + 1);

/** "row 2 needs 17 with a 9 in place". */
function need({ line, inPlace }: LineView): string {
  const targets = targetsOf(line);
  if (inPlace.length === 0) return copy.need(lineName(line), targets);
  return copy.needWithDigits(lineName(line), targets, copy.listed(inPlace.map(copy.digit), 'and'));
}

/** "17", or "sum 17 and product 84" where a line has several targets. */
function targetsOf(line: Line): string {
  const targets = Object.entries(line.targets) as [Operation, number][];
  const named = targets.map(([operation, target]) => copy.namedTarget(operationCopy[operation].noun, target));
  return copy.listed(named.length > 1 ? named : Object.values(line.targets), 'and');
}

/** "1 + 7, 2 + 6 or 3 + 5", with the sign of the line's only operation. */
function ways(line: Line, sets: readonly (readonly number[])[]): string {
  const [operation, another] = Object.keys(line.targets) as Operation[];
  const between = operation && !another ? operationCopy[operation].between : undefined;
  return copy.listed(
    sets.map((digits) => (between ? digits.join(between) : copy.listed(digits, 'and'))),
    'or',
  );
}
