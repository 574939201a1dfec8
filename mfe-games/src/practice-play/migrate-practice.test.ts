/** @jest-environment jest-fixed-jsdom */
import fc from 'fast-check';
import { GUEST, type StoredPractice } from '@ninefold/contracts';
import { practicePuzzle, seededRandom, type PuzzleDifficulty } from 'shared-puzzle-engine';
import { testDevice } from '../testing/render-games';
import { practiceKey } from '../player/practice-records';
import { migratePractice } from './migrate-practice';

beforeEach(() => localStorage.clear());

const GAME = 'sum_grid';
const OWN = practiceKey('user-1', GAME);
const GUESTS = practiceKey(GUEST, GAME);
const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as StoredPractice | null;
const save = (key: string, record: StoredPractice) => localStorage.setItem(key, JSON.stringify(record));

interface Begun {
  difficulty: PuzzleDifficulty;
  digits: number;
  notes: number;
}

/** A puzzle with these numbers of the player's digits and notes. */
function begun(id: string, { difficulty, digits, notes }: Begun): StoredPractice {
  const { givens, solution } = practicePuzzle(GAME, seededRandom(id), difficulty);
  const open = givens.flatMap((given, cell) => (given ? [] : cell));
  const cellsOf = (from: number, count: number) => new Set(open.slice(from, from + count));
  const entered = cellsOf(0, digits);
  const noted = cellsOf(digits, notes);
  return {
    id,
    givens,
    solution,
    grid: {
      cells: givens.map((given, cell) => (entered.has(cell) ? (solution[cell] ?? 0) : given)),
      pencil: givens.map((_, cell) => (noted.has(cell) ? 0b11 : 0)),
      revealed: [],
    },
    playedMs: 1_000,
    solved: false,
  };
}

const anyBegun = fc.record({
  difficulty: fc.constantFrom<PuzzleDifficulty>('easy', 'medium', 'hard'),
  // There are at least six open cells.
  digits: fc.nat(3),
  notes: fc.nat(3),
});

test('the grid with more progress is kept, whatever its givens; between equal ones the account’s', () => {
  fc.assert(
    fc.property(anyBegun, anyBegun, (own, guests) => {
      save(OWN, begun('own', own));
      save(GUESTS, begun('guests', guests));
      const isGuests = guests.digits + guests.notes > own.digits + own.notes;
      expect(migratePractice(testDevice().store, 'user-1', GAME)).toBe(isGuests);
      expect(read(OWN)).toEqual(isGuests ? begun('guests', guests) : begun('own', own));
      expect(read(GUESTS)).toBeNull();
    }),
  );
});

test('a guest’s untouched easy grid does not replace a hard one with many notes', () => {
  save(OWN, begun('own', { difficulty: 'hard', digits: 2, notes: 6 }));
  save(GUESTS, begun('guests', { difficulty: 'easy', digits: 0, notes: 0 }));
  migratePractice(testDevice().store, 'user-1', GAME);
  expect(read(OWN)?.id).toBe('own');
});

test('a guest’s solved record is kept, and the account’s is replaced', () => {
  const solved = { ...begun('guests', { difficulty: 'easy', digits: 6, notes: 0 }), solved: true };
  save(GUESTS, solved);
  expect(migratePractice(testDevice().store, 'user-1', GAME)).toBe(false);
  expect(read(GUESTS)).toEqual(solved);
  expect(read(OWN)).toBeNull();

  save(OWN, { ...solved, id: 'own' });
  save(GUESTS, { ...solved, solved: false });
  expect(migratePractice(testDevice().store, 'user-1', GAME)).toBe(true);
  expect(read(OWN)?.id).toBe('guests');
});

test('a guest’s grid stays the guest’s while the device has no space, however often it is retried', () => {
  save(GUESTS, begun('guests', { difficulty: 'easy', digits: 2, notes: 0 }));
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  const { store } = testDevice();
  for (let tries = 0; tries < 2; tries++) migratePractice(store, 'user-1', GAME);
  full.mockRestore();
  expect(read(GUESTS)?.id).toBe('guests');
});
