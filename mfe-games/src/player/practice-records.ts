import {
  GRID_GAMES,
  StoredPracticeSchema,
  type GridGame,
  type Owner,
  type RecordKey,
  type StoredPractice,
} from '@ninefold/contracts';
import { createRecordStore, type KeyValueStore, type RecordStore } from '@ninefold/web/storage';

/** Which stored grid of a player: the last practice puzzle of a game, an archived day, or a challenge. */
export type PracticeSlot = GridGame | `${GridGame}:${string}`;

export const archiveSlot = (game: GridGame, dayKey: string): PracticeSlot => `${game}:${dayKey}`;

const CHALLENGE = 'challenge ';
export const challengeSlot = (game: GridGame, code: string): PracticeSlot => `${game}:${CHALLENGE}${code}`;

/** One record per player and slot; guests are a player too. */
export const practiceKey = (owner: Owner, slot: PracticeSlot): RecordKey => `games:practice:${owner}:${slot}`;

/** The slots of one player and game on this device. */
export const slotsOf = (storage: KeyValueStore, owner: Owner, game: GridGame): PracticeSlot[] => {
  const key = practiceKey(owner, game);
  return storage
    .keys()
    .flatMap((found) =>
      found === key || found.startsWith(`${key}:`)
        ? (`${game}${found.slice(key.length)}` as PracticeSlot)
        : [],
    );
};

/** Does not check whether the puzzles are playable. */
export const practiceRecords = (storage: KeyValueStore): RecordStore<StoredPractice> =>
  createRecordStore(storage, StoredPracticeSchema);

/** A record without an owner belongs to the first player who is seen here, unless that player has a newer one. */
export function moveOldRecord(storage: KeyValueStore, owner: Owner, game: GridGame): void {
  const oldKey = `games:practice:${game}`;
  const old = storage.get(oldKey);
  if (old === null) return;
  const key = practiceKey(owner, game);
  // If the device is full, it stays where it is.
  if (storage.set(key, storage.get(key) ?? old)) storage.remove(oldKey);
}

/** How many solved grids of the archive stay per player. The times of the others are in the results. */
const MAX_SOLVED_DAYS = 60;

/** Removes the archived grids that were solved longest ago. */
export function forgetSolvedDays(storage: KeyValueStore, owner: Owner): void {
  const records = practiceRecords(storage);
  const solved = GRID_GAMES.flatMap((game) =>
    slotsOf(storage, owner, game).flatMap((slot) => {
      const key = practiceKey(owner, slot);
      const isArchived = slot !== game && !slot.includes(CHALLENGE);
      const solvedOn = isArchived ? records.read(key)?.solvedOn : undefined;
      return solvedOn ? [{ key, solvedOn }] : [];
    }),
  );
  solved.sort((one, other) => other.solvedOn.localeCompare(one.solvedOn));
  for (const { key } of solved.slice(MAX_SOLVED_DAYS)) storage.remove(key);
}
