import type { Owner } from '../device/daily-record';
import { createRecordStore } from '../device/record-store';
import type { KeyValueStore } from '../device/storage';
import { parseRoundRecord, type RoundGame, type RoundRecord } from './round-record';

const PREFIX = 'games:round:';

/** The finished rounds of this device. */
export interface RoundRecords {
  get(owner: Owner, id: string): RoundRecord | null;
  /** A new round. Earlier ones of the game are forgotten once nobody waits for them: their best lives on in it. */
  add(record: RoundRecord): void;
  update(record: RoundRecord): void;
  /** What the server has not got yet, oldest first. */
  waiting(owner: Owner): RoundRecord[];
  /** The best score known on this device, or null. */
  bestOf(owner: Owner, game: RoundGame): number | null;
  subscribe(listener: () => void): () => void;
}

const keyOf = (owner: Owner, id: string) => `${PREFIX}${owner}:${id}`;

export function createRoundRecords(storage: KeyValueStore): RoundRecords {
  const store = createRecordStore(storage, parseRoundRecord);
  const of = (owner: Owner) => store.under(keyOf(owner, ''));
  const update = (record: RoundRecord) => store.write(keyOf(record.owner, record.id), record);

  return {
    get: (owner, id) => store.read(keyOf(owner, id)),
    add(record) {
      const done = of(record.owner).filter(
        ({ game, delivery }) => game === record.game && delivery !== 'waiting',
      );
      update(record);
      for (const { owner, id } of done) store.remove(keyOf(owner, id));
    },
    update,
    waiting: (owner) =>
      of(owner)
        .filter(({ delivery }) => delivery === 'waiting')
        .sort((one, other) => one.finishedAt - other.finishedAt),
    bestOf(owner, game) {
      const counting = of(owner).filter((record) => record.game === game && record.delivery !== 'refused');
      if (counting.length === 0) return null;
      return Math.max(...counting.map(({ standing }) => standing.personalBest));
    },
    subscribe: store.subscribe,
  };
}
