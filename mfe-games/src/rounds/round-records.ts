import type { Owner } from '../device/daily-record';
import { createRecordStore } from '../device/record-store';
import type { KeyValueStore } from '../device/storage';
import { GUEST_ROUNDS_KEPT } from './config';
import { parseRoundRecord, type RoundGame, type RoundRecord } from './round-record';

const PREFIX = 'games:round:';

/** The finished rounds of this device. */
export interface RoundRecords {
  get(owner: Owner, id: string): RoundRecord | null;
  /**
   * A new round. Earlier ones of the game are forgotten once nobody waits for them: their best lives on in it. Of a
   * guest's, which wait for an account, the best are kept.
   */
  add(record: RoundRecord): void;
  update(record: RoundRecord): void;
  remove(record: RoundRecord): void;
  /** Every round of one player, oldest first. */
  of(owner: Owner): RoundRecord[];
  /** What the server has not got yet, oldest first. */
  waiting(owner: Owner): RoundRecord[];
  /** The best score known on this device, or null. */
  bestOf(owner: Owner, game: RoundGame): number | null;
  subscribe(listener: () => void): () => void;
}

const keyOf = (owner: Owner, id: string) => `${PREFIX}${owner}:${id}`;

export function createRoundRecords(storage: KeyValueStore): RoundRecords {
  const store = createRecordStore(storage, parseRoundRecord);
  const of = (owner: Owner) =>
    store.under(keyOf(owner, '')).sort((one, other) => one.finishedAt - other.finishedAt);
  const update = (record: RoundRecord) => store.write(keyOf(record.owner, record.id), record);
  const remove = ({ owner, id }: RoundRecord) => store.remove(keyOf(owner, id));

  return {
    get: (owner, id) => store.read(keyOf(owner, id)),
    add(record) {
      const earlier = of(record.owner).filter(({ game }) => game === record.game);
      update(record);
      forgettable(earlier).forEach(remove);
    },
    update,
    remove,
    of,
    waiting: (owner) => of(owner).filter(({ delivery }) => delivery === 'waiting'),
    bestOf(owner, game) {
      const counting = of(owner).filter((record) => record.game === game && record.delivery !== 'refused');
      if (counting.length === 0) return null;
      return Math.max(...counting.map(({ standing }) => standing.personalBest));
    },
    subscribe: store.subscribe,
  };
}

function forgettable(rounds: readonly RoundRecord[]): RoundRecord[] {
  const settled = rounds.filter(({ delivery }) => delivery === 'saved' || delivery === 'refused');
  const guests = rounds.filter(({ delivery }) => delivery === 'guest');
  guests.sort((one, other) => other.score - one.score);
  return [...settled, ...guests.slice(GUEST_ROUNDS_KEPT)];
}
