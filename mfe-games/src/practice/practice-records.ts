import {
  GRID_GAMES,
  GUEST,
  read,
  type GridGame,
  type Owner,
  type StoredBoard,
  type StoredPractice,
} from 'shared-contracts';
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
  const records = createRecordStore(storage, (value) => readPractice(value));
  for (const game of GRID_GAMES) {
    const guests = records.read(practiceKey(GUEST, game));
    if (!guests || guests.solved) continue;
    const own = records.read(practiceKey(owner, game));
    const isFuller = !own || own.solved || written(own) <= written(guests);
    // Without room on the device it stays where it is.
    if (isFuller && !storage.set(practiceKey(owner, game), JSON.stringify(guests))) continue;
    storage.remove(practiceKey(GUEST, game));
  }
}

/** How many cells the player has filled or noted something in. */
const written = ({ board, givens }: { board: StoredBoard; givens: readonly number[] }): number =>
  givens.filter((given, cell) => !given && (board.cells[cell] || board.pencil[cell])).length;
