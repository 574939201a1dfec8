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

/** How many positions are kept of each kind of reason. The newest stay. */
const KEPT_OF_A_KIND = 3;

/** A position in which a hint was taken, with its reason found again. */
export interface KeptHint extends Position {
  readonly kind: ReasonKind;
  readonly placement: Placement;
  /** As it is stored. */
  readonly stored: StoredHint;
}

/** Keeps a position, unless nothing follows in it. The oldest ones of its kind go. */
export function storeHint(storage: HintStorage, owner: Owner, stored: StoredHint): void {
  const hint = keptHintOf(stored);
  if (!hint) return;
  const hints = newest([...storedHints(storage, owner), hint]);
  writeRecords(
    storage,
    owner,
    hints.map((kept) => kept.stored),
  );
}

/** The hints of a player on this device, newest first; an account's are also those that a guest took there. */
export function storedHints(storage: Pick<HintStorage, 'get'>, owner: Owner): KeptHint[] {
  // A position in which nothing follows counts as absent.
  return newest(readRecords(storage, owner).flatMap((stored) => keptHintOf(stored) ?? []));
}

/** The newest first, each position once, and as many of each kind as are kept. */
function newest(hints: readonly KeptHint[]): KeptHint[] {
  const kept: KeptHint[] = [];
  for (const hint of [...hints].sort((one, other) => other.stored.at - one.stored.at)) {
    const isNew = kept.every((other) => placeOf(other) !== placeOf(hint));
    if (isNew && kept.filter(({ kind }) => kind === hint.kind).length < KEPT_OF_A_KIND) kept.push(hint);
  }
  return kept;
}

/** The reason is what the engine finds now: a stored one could be that of an older version. */
function keptHintOf(stored: StoredHint): KeptHint | undefined {
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

const placeOf = ({ stored: { game, cells, solution } }: KeptHint) => [game, cells, solution].join();
