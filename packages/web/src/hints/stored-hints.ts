import type { Owner, StoredHint } from '@ninefold/contracts';
import {
  GRID_RULES,
  hasOneSolution,
  nextStep,
  reasonKindOf,
  targetsOf,
  type Placement,
  type Position,
  type ReasonKind,
} from 'shared-puzzle-engine';
import { readRecords, writeRecords, type HintStorage } from './hint-records';

/** Stored positions per kind of reason. */
const MAX_PER_KIND = 3;

/** A position with a hint and its recomputed reason. */
export interface StoredPosition extends Position {
  readonly kind: ReasonKind;
  readonly placement: Placement;
  readonly stored: StoredHint;
}

/** Stores a position that has a next step, and drops the oldest ones of its kind. */
export function storeHint(storage: HintStorage, owner: Owner, stored: StoredHint): void {
  const hint = storedPositionOf(stored);
  if (!hint) return;
  const hints = newest([...storedHints(storage, owner), hint]);
  writeRecords(
    storage,
    owner,
    hints.map((hint) => hint.stored),
  );
}

/** Newest first; an account's hints include those of the guest before. */
export function storedHints(storage: Pick<HintStorage, 'get'>, owner: Owner): StoredPosition[] {
  // Positions without a next step count as absent.
  return newest(readRecords(storage, owner).flatMap((stored) => storedPositionOf(stored) ?? []));
}

/** Newest first, without duplicates, limited per kind. */
function newest(hints: readonly StoredPosition[]): StoredPosition[] {
  const chosen: StoredPosition[] = [];
  for (const hint of [...hints].sort((one, other) => other.stored.at - one.stored.at)) {
    const isNew = chosen.every((other) => placeOf(other) !== placeOf(hint));
    if (isNew && chosen.filter(({ kind }) => kind === hint.kind).length < MAX_PER_KIND) chosen.push(hint);
  }
  return chosen;
}

/** Recomputed, because a stored reason could come from an older engine. */
function storedPositionOf(stored: StoredHint): StoredPosition | undefined {
  const { game, givens, solution, cells } = stored;
  const targets = targetsOf(GRID_RULES[game].operations, solution);
  const puzzle = { game, givens, solution, targets };
  const isOnTheWay = [givens, cells].every((digits) =>
    digits.every((digit, cell) => !digit || digit === solution[cell]),
  );
  if (!isOnTheWay || new Set(solution).size < 9 || !hasOneSolution(targets, givens)) return undefined;
  const placement = nextStep(puzzle, cells);
  if (placement.kind !== 'placement') return undefined;
  return { puzzle, cells, placement, kind: reasonKindOf(placement), stored };
}

const placeOf = ({ stored: { game, cells, solution } }: StoredPosition) => [game, cells, solution].join();
