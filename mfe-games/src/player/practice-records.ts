import {
  GRID_GAMES,
  StoredPracticeSchema,
  type GridGame,
  type Owner,
  type RecordKey,
  type StoredPractice,
} from '@ninefold/contracts';
import { createRecordStore, type KeyValueStore, type RecordStore } from '@ninefold/web/storage';

/** Which of a player's boards: that of the last practice puzzle of a game, of a day of the archive, or of a challenge. */
export type PracticeSlot = GridGame | `${GridGame}:${string}`;

export const archiveSlot = (game: GridGame, dayKey: string): PracticeSlot => `${game}:${dayKey}`;

const CHALLENGE = 'challenge ';
export const challengeSlot = (game: GridGame, code: string): PracticeSlot => `${game}:${CHALLENGE}${code}`;

/** One record for each player and slot. A guest is a player too. */
export const practiceKey = (owner: Owner, slot: PracticeSlot): RecordKey => `games:practice:${owner}:${slot}`;

/** The boards of one player and game on this device. */
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

/** Whether a puzzle is still playable is not checked here. */
export const practiceRecords = (storage: KeyValueStore): RecordStore<StoredPractice> =>
  createRecordStore(storage, StoredPracticeSchema);

/**
 * Older versions kept one puzzle of a game for the whole device. It goes on for the first player who is seen here: no one
 * knows more about whose it was. What this player has begun since stays.
 */
export function moveOldRecord(storage: KeyValueStore, owner: Owner, game: GridGame): void {
  const oldKey = `games:practice:${game}`;
  const old = storage.get(oldKey);
  if (old === null) return;
  const key = practiceKey(owner, game);
  // Without room on the device it stays where it is.
  if (storage.set(key, storage.get(key) ?? old)) storage.remove(oldKey);
}

/** So many solved boards of the archive stay for a player: the server, or the kept results, know the times of the others. */
const MOST_SOLVED_DAYS = 60;

/** Drops the boards of the archive that were solved longest ago. */
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
  for (const { key } of solved.slice(MOST_SOLVED_DAYS)) storage.remove(key);
}
