import { GRID_GAMES, GUEST, read, type GridGame, type Owner, type StoredPractice } from 'shared-contracts';
import { createRecordStore } from '../device/record-store';
import type { KeyValueStore } from '../device/storage';
import { readBoard, readMoves } from '../sync/attempts';

/** One record for each player and game: the last practice puzzle on this device. */
export const practiceKey = (owner: Owner, game: GridGame): string => `games:practice:${owner}:${game}`;

/** @throws TypeError for a record that cannot be gone on with */
export const readPractice = read.object<StoredPractice>({
  id: read.text,
  givens: read.integers(9, 0, 9),
  solution: read.integers(9, 1, 9),
  board: readBoard,
  playedMs: read.amount(8e15),
  moves: read.optional(readMoves),
  solved: read.flag,
  solvedOn: read.optional(read.text),
});

/**
 * The puzzles that a guest began on this device go on for the account that signs in here. Of two puzzles of one game the
 * fuller board stays, as in a daily. A solved one stays the guest's: it is the one of the day.
 */
export function takeOverPractice(storage: KeyValueStore, owner: Owner): void {
  for (const { game, guests, isFuller } of puzzlesOfGuest(storage, owner)) {
    // Without room on the device it stays where it is.
    if (isFuller && !storage.set(practiceKey(owner, game), JSON.stringify(guests))) continue;
    storage.remove(practiceKey(GUEST, game));
  }
}

/** Whether a guest's puzzle is still to go over to the account. */
export const isPracticeToTakeOver = (storage: KeyValueStore, owner: Owner): boolean =>
  puzzlesOfGuest(storage, owner).some(({ guests, own, isFuller }) => isFuller && own?.id !== guests.id);

/** What a guest has begun and not solved, beside what the account has. */
function puzzlesOfGuest(storage: KeyValueStore, owner: Owner) {
  const records = createRecordStore(storage, (value) => readPractice(value));
  return GRID_GAMES.flatMap((game) => {
    const guests = records.read(practiceKey(GUEST, game));
    if (!guests || guests.solved) return [];
    const own = records.read(practiceKey(owner, game));
    const isFuller = !own || own.solved || written(own) <= written(guests);
    return [{ game, guests, own, isFuller }];
  });
}

/** How many cells the player has filled or noted something in. */
const written = ({ board, givens }: StoredPractice): number =>
  givens.filter((given, cell) => !given && (board.cells[cell] || board.pencil[cell])).length;
