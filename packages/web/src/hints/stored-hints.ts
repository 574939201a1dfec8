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

/** How many positions are stored of each kind of reason: the newest. */
const MOST_OF_A_KIND = 3;

/** A position in which a hint was taken, with its reason found again. */
export interface StoredPosition extends Position {
  readonly kind: ReasonKind;
  readonly placement: Placement;
  /** As it is stored. */
  readonly stored: StoredHint;
}

/** Stores a position, unless nothing follows in it. The oldest ones of its kind go. */
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

/** The hints of a player on this device, newest first; an account's are also those that a guest took there. */
export function storedHints(storage: Pick<HintStorage, 'get'>, owner: Owner): StoredPosition[] {
  // A position in which nothing follows counts as absent.
  return newest(readRecords(storage, owner).flatMap((stored) => storedPositionOf(stored) ?? []));
}

/** The newest first, each position once, and as many of each kind as are stored. */
function newest(hints: readonly StoredPosition[]): StoredPosition[] {
  const chosen: StoredPosition[] = [];
  for (const hint of [...hints].sort((one, other) => other.stored.at - one.stored.at)) {
    const isNew = chosen.every((other) => placeOf(other) !== placeOf(hint));
    if (isNew && chosen.filter(({ kind }) => kind === hint.kind).length < MOST_OF_A_KIND) chosen.push(hint);
  }
  return chosen;
}

/** The reason is what the engine finds now: a stored one could be that of an older version. */
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
