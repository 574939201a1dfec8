import type { Chain, Failure, MistakeReason, Placement, PlacementReason, Step } from 'shared-puzzle-engine';
import { copy } from './copy';
import { cellName, lineName, need } from './line-words';
import { copy as operationCopy } from './operation-copy';
import { failureClauses, reasonClause, stepClauses } from './reason-clauses';

/** A digit that is assumed for the sake of a proof. */
export interface Supposed {
  readonly cell: number;
  readonly digit: number;
}

/** One step of a chain, which follows from the grid and the digits assumed before it. */
export interface HintStep {
  readonly text: string;
  readonly cells: readonly number[];
  /** The tried digit and all that followed, up to this step. */
  readonly supposed: readonly Supposed[];
}

/** The text for one reason: a sentence, possibly with the steps of a chain and their conclusion. */
export interface HintPart {
  readonly text: string;
  /** Up to four steps, the last of which is a contradiction. Empty if one sentence is enough. */
  readonly steps: readonly HintStep[];
  readonly end?: string;
}

/** A step as one text. */
export const hintText = (step: Step): string => hintParts(step).map(partText).join(' ');

const partText = ({ text, steps, end }: HintPart): string =>
  [text, ...steps.map((step) => step.text), ...(end ? [end] : [])].join(' ');

/** One part per reason. */
export function hintParts(step: Step): HintPart[] {
  if (step.kind === 'solved') return [sentence(copy.solved)];
  if (step.kind === 'mistake') return [mistakePart(step.reason)];
  return [...opening(step), ...step.reasons.map(placementPart)];
}

const sentence = (clause: string): HintPart => ({ text: copy.sentence(clause), steps: [] });

/** Steps that need more than a cell's own row and column start with the candidates that these leave. */
function opening({ technique, cell, candidates }: Placement): HintPart[] {
  if (technique !== 'pencil_marks' && technique !== 'guess') return [];
  return [sentence(copy.candidates(cellName(cell), copy.listed(candidates, 'or')))];
}

function placementPart(reason: PlacementReason): HintPart {
  if (reason.type !== 'refuted') return sentence(reasonClause(reason));
  const { cell, digit, chain } = reason;
  if (!chain) return sentence(copy.tooLong(cellName(cell), digit));
  return {
    ...sentence(copy.suppose(cellName(cell), digit)),
    steps: stepsOf(chain, [{ cell, digit }]),
    end: copy.sentence(copy.refuted(cellName(cell), digit)),
  };
}

function mistakePart(reason: MistakeReason): HintPart {
  switch (reason.type) {
    case 'duplicate':
      return sentence(copy.duplicate(reason.digit, reason.cells.map(cellName)));
    case 'missed_target': {
      const { line, operation, total } = reason;
      const target = line.targets[operation] ?? NaN;
      return sentence(copy.missedTarget(operationCopy[operation].noun, lineName(line), total, target));
    }
    case 'no_combination':
      return sentence(copy.noCombination(need(reason)));
    case 'contradiction':
      return { ...sentence(copy.contradiction), steps: stepsOf(reason.chain, []) };
    case 'refuted': {
      const { cell, digit, chain } = reason;
      if (!chain) return sentence(copy.tooLong(cellName(cell), digit));
      return {
        ...sentence(copy.wrongDigit(cellName(cell), digit)),
        steps: stepsOf(chain, [{ cell, digit }]),
      };
    }
  }
}

function stepsOf({ steps, failure }: Chain, tried: readonly Supposed[]): HintStep[] {
  const supposed = [...tried, ...steps];
  const placed = steps.map(({ reasons, cells }, at) => ({
    text: sentences(reasons.flatMap(stepClauses)),
    cells,
    supposed: digitsOf(supposed.slice(0, tried.length + at + 1)),
  }));
  const end = {
    text: sentences(failureClauses(failure)),
    cells: cellsOf(failure),
    supposed: digitsOf(supposed),
  };
  return [...placed, end];
}

const sentences = (clauses: readonly string[]): string => clauses.map(copy.sentence).join(' ');

const digitsOf = (placed: readonly Supposed[]): Supposed[] =>
  placed.map(({ cell, digit }) => ({ cell, digit }));

function cellsOf(failure: Failure): number[] {
  const views = failure.type === 'line' ? [failure] : failure.lines;
  return [...new Set(views.flatMap(({ line }) => line.cells))];
}
