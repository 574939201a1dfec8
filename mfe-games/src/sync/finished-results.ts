import type { Owner } from '../device/daily-record';
import type { KeyValueStore } from '../device/storage';
import { createResultRecords, isSettled, type ResultRecords } from '../results/result-records';
import { GUEST_ROUNDS_KEPT } from '../quiz/config';
import { parseRoundRecord, type RoundGame, type RoundRecord } from './read-stored-result';

/** The finished rounds of this device. */
export interface RoundRecords extends ResultRecords<RoundRecord> {
  /**
   * A new round. Earlier ones of the game are forgotten once nobody waits for them: their best lives on in it. Of a
   * guest's, which wait for an account, the best are kept.
   */
  add(record: RoundRecord): void;
  /** The best score known on this device, or null. */
  bestOf(owner: Owner, game: RoundGame): number | null;
}

export function createRoundRecords(storage: KeyValueStore): RoundRecords {
  const records = createResultRecords(storage, 'games:round:', parseRoundRecord);

  return {
    ...records,
    add(record) {
      const earlier = records.of(record.owner).filter(({ game }) => game === record.game);
      records.update(record);
      forgettable(earlier).forEach(records.remove);
    },
    bestOf(owner, game) {
      const counting = records
        .of(owner)
        .filter((record) => record.game === game && record.delivery !== 'refused');
      if (counting.length === 0) return null;
      return Math.max(...counting.map(({ standing }) => standing.personalBest));
    },
  };
}

function forgettable(rounds: readonly RoundRecord[]): RoundRecord[] {
  const guests = rounds.filter(({ delivery }) => delivery === 'guest');
  guests.sort((one, other) => other.score - one.score);
  return [...rounds.filter(isSettled), ...guests.slice(GUEST_ROUNDS_KEPT)];
}
