import { GRID_GAMES, read, type Owner, type StoredHint } from 'shared-contracts';
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

/** So many positions are kept of each kind of reason: the newest. */
const KEPT_OF_A_KIND = 3;

/** The device's storage, which never throws. */
export interface HintStorage {
  get(key: string): string | null;
  set(key: string, text: string): void;
  remove(key: string): void;
}

/** A position in which a hint was taken, with its reason found again. */
export interface KeptHint extends Position {
  readonly kind: ReasonKind;
  readonly placement: Placement;
  /** As it is stored. */
  readonly stored: StoredHint;
}

const GUEST: Owner = 'guest';
const keyOf = (owner: Owner) => `games:hints:${owner}`;

const readHints = read.list(
  read.object<StoredHint>({
    game: read.oneOf(GRID_GAMES),
    givens: read.integers(9, 0, 9),
    solution: read.integers(9, 1, 9),
    cells: read.integers(9, 0, 9),
    at: read.amount(8e15),
  }),
);

/** Keeps a position, unless nothing follows in it. The oldest ones of its kind go. */
export function keepHint(storage: HintStorage, owner: Owner, stored: StoredHint): void {
  const hint = keptHintOf(stored);
  if (!hint) return;
  write(storage, owner, [...keptHints(storage, owner), hint]);
}

/** The hints of a player on this device, newest first; an account's are also those that a guest took there. */
export function keptHints(storage: HintStorage, owner: Owner): KeptHint[] {
  const own = parse(storage.get(keyOf(owner)));
  return owner === GUEST ? own : newest([...own, ...parse(storage.get(keyOf(GUEST)))]);
}

/** What a guest took on this device becomes the account's for good: the next account does not see it. */
export function takeOverHints(storage: HintStorage, owner: Owner): void {
  if (storage.get(keyOf(GUEST)) !== null) write(storage, owner, keptHints(storage, owner));
}

function write(storage: HintStorage, owner: Owner, hints: readonly KeptHint[]): void {
  storage.set(keyOf(owner), JSON.stringify(newest(hints).map(({ stored }) => stored)));
  if (owner !== GUEST) storage.remove(keyOf(GUEST));
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

/** A text that is damaged or of another version counts as absent, and so does a position in which nothing follows. */
function parse(text: string | null): KeptHint[] {
  try {
    return readHints(JSON.parse(text ?? '[]')).flatMap((stored) => keptHintOf(stored) ?? []);
  } catch {
    return [];
  }
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
