import type { MistakeReason, Placement, PlacementReason, Step } from './step';
import { capitalised, cellName, consequence, lineName, listed, need, ways } from './words';

/** A step in plain English sentences, ready to be shown or read aloud. */
export function explainStep(step: Step): string {
  if (step.kind === 'solved') return 'The grid is solved.';
  if (step.kind === 'mistake') return sentence(mistakeClause(step.reason));
  return [...opening(step), ...step.reasons.map(placementClause)].map(sentence).join(' ');
}

/** Steps that look beyond a cell's own row and column start from what these two leave. */
function opening({ technique, cell, candidates }: Placement): string[] {
  if (technique !== 'pencil_marks' && technique !== 'guess') return [];
  return [`by its row and column alone, ${cellName(cell)} could be ${listed(candidates, 'or')}`];
}

const sentence = (text: string): string => `${capitalised(text)}.`;

function placementClause(reason: PlacementReason): string {
  switch (reason.type) {
    case 'combinations':
      return `${need(reason)}: ${ways(reason.line, reason.combinations)}`;
    case 'crossing':
      return (
        `${need(reason)}: ${ways(reason.line, reason.combinations)}, ` +
        `which rules out ${listed(reason.ruledOut, 'and')}`
      );
    case 'not_in_lines':
      return `no way to fill ${listed(reason.lines.map(lineName), 'or')} uses ${reason.digit}`;
    case 'fits':
      return (
        `with the digits left for its cells, ${lineName(reason.line)} is ${ways(reason.line, reason.sets)}, ` +
        `so ${reason.left.map(({ cell, digits }) => `${cellName(cell)} is ${listed(digits, 'or')}`).join(', and ')}`
      );
    case 'claims':
      return (
        `${lineName(reason.line)} is ${ways(reason.line, reason.sets)}, ` +
        `so no other ${reason.line.axis} takes ${listed(reason.digits, 'or')}`
      );
    case 'only_digit':
      return `so ${cellName(reason.cell)} is ${reason.digit}`;
    case 'only_cell':
      return `so ${reason.digit} can only go in ${cellName(reason.cell)}`;
    case 'refuted':
      return `if ${cellName(reason.cell)} were ${reason.digit}, ${consequence(reason.failure)}`;
  }
}

function mistakeClause(reason: MistakeReason): string {
  switch (reason.type) {
    case 'duplicate':
      return `each digit goes in once, but ${reason.digit} stands in ${reason.cells.map(cellName).join(' and in ')}`;
    case 'missed_target': {
      const { line, operation, total } = reason;
      return `the ${operation} of ${lineName(line)} is ${total}, but it should be ${line[operation]}`;
    }
    case 'no_combination':
      return `${need(reason)}, but no unused digits make that up, so one of the digits filled in is wrong`;
    case 'refuted':
      return `${cellName(reason.cell)} cannot be ${reason.digit}: with the given digits, ${consequence(reason.failure)}`;
  }
}
