import type { StoredHint } from '@ninefold/contracts';
import { positionFor, seededRandom, type ReasonKind } from 'shared-puzzle-engine';
import { migrateGuestHints } from './hint-records';
import { storeHint, storedHints } from './stored-hints';

function deviceStorage() {
  const texts = new Map<string, string>();
  return {
    get: (key: string) => texts.get(key) ?? null,
    set: (key: string, text: string) => Boolean(texts.set(key, text)),
    remove: (key: string) => void texts.delete(key),
    texts,
  };
}

function hintAt(at: number, kind: ReasonKind = 'crossing-lines'): StoredHint {
  const { puzzle, cells } = positionFor(kind, seededRandom(at));
  return { game: puzzle.game, givens: puzzle.givens, solution: puzzle.solution, cells, at };
}

const momentsOf = (hints: ReturnType<typeof storedHints>) => hints.map(({ stored }) => stored.at);

test('returns a stored position with its reason', () => {
  const storage = deviceStorage();
  const hint = hintAt(1, 'only-cell');
  storeHint(storage, 'guest', hint);
  const [kept] = storedHints(storage, 'guest');
  expect(kept?.stored).toEqual(hint);
  expect(kept?.kind).toBe('only-cell');
  expect(kept?.placement.digit).toBe(hint.solution[kept?.placement.cell ?? -1]);
});

test('stores the newest three positions of each kind, without duplicates', () => {
  const storage = deviceStorage();
  storeHint(storage, 'guest', hintAt(1, 'last-cell'));
  for (const at of [2, 3, 4, 5]) storeHint(storage, 'guest', hintAt(at));
  storeHint(storage, 'guest', { ...hintAt(4), at: 6 });
  expect(momentsOf(storedHints(storage, 'guest'))).toEqual([6, 5, 3, 1]);
});

test('an account sees the hints of the guest before it, and after the migration nobody else does', () => {
  const storage = deviceStorage();
  storeHint(storage, 'ada', hintAt(1));
  storeHint(storage, 'guest', hintAt(2));
  expect(momentsOf(storedHints(storage, 'ada'))).toEqual([2, 1]);
  migrateGuestHints(storage, 'ada');
  expect(momentsOf(storedHints(storage, 'ada'))).toEqual([2, 1]);
  expect(storedHints(storage, 'guest')).toEqual([]);
  expect(storedHints(storage, 'bob')).toEqual([]);
});

test("a full device keeps the guest's hints in place", () => {
  const storage = deviceStorage();
  storeHint(storage, 'guest', hintAt(1));
  const full = { ...storage, set: () => false };
  migrateGuestHints(full, 'ada');
  storeHint(full, 'ada', hintAt(2));
  expect(momentsOf(storedHints(storage, 'guest'))).toEqual([1]);
  expect(momentsOf(storedHints(storage, 'ada'))).toEqual([1]);
});

test('a damaged guest record is removed and does not affect the account', () => {
  const storage = deviceStorage();
  storeHint(storage, 'ada', hintAt(1));
  storage.set('games:hints:guest', '{');
  migrateGuestHints(storage, 'ada');
  expect(momentsOf(storedHints(storage, 'ada'))).toEqual([1]);
  expect(storage.get('games:hints:guest')).toBeNull();
});

test('a guest does not see the hints of an account', () => {
  const storage = deviceStorage();
  storeHint(storage, 'ada', hintAt(1));
  expect(storedHints(storage, 'guest')).toEqual([]);
});

test.each([
  [
    'digits that are not of the solution',
    (hint: StoredHint) => ({ ...hint, cells: hint.cells.map(() => 1) }),
  ],
  [
    'a solution with a digit twice',
    (hint: StoredHint) => ({
      ...hint,
      solution: hint.solution.with(0, hint.solution[1] ?? 0),
      givens: Array(9).fill(0),
      cells: Array(9).fill(0),
    }),
  ],
  ['a full grid', (hint: StoredHint) => ({ ...hint, cells: hint.solution })],
  ['another version', (hint: StoredHint) => ({ ...hint, givens: undefined })],
])('a record with %s counts as absent', (_, damage) => {
  const storage = deviceStorage();
  storage.set('games:hints:guest', JSON.stringify([damage(hintAt(1))]));
  expect(storedHints(storage, 'guest')).toEqual([]);
});

test('the key of a record contains its owner, so deleting an account finds it', () => {
  const storage = deviceStorage();
  storeHint(storage, 'user-1', hintAt(1));
  expect([...storage.texts.keys()].every((key) => key.includes('user-1'))).toBe(true);
});
