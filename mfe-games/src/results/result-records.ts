import { GUEST, type Owner } from '../device/daily-record';
import { createRecordStore } from '../device/record-store';
import type { KeyValueStore } from '../device/storage';
import type { FinishedResult } from './finished-result';

/** The finished results of one kind on this device, shared by its tabs. */
export interface ResultRecords<Result extends FinishedResult> {
  /** The same object until it changes. */
  get(owner: Owner, id: string): Result | null;
  update(result: Result): void;
  remove(result: Result): void;
  /** Every result of one player, oldest first. */
  of(owner: Owner): Result[];
  /** What the server has not got yet, oldest first. */
  waiting(owner: Owner): Result[];
  /** What waits for an account, oldest first. */
  ofGuest(): Result[];
  subscribe(listener: () => void): () => void;
}

/** @param prefix of their keys; @param parse tells what it can use of what was stored */
export function createResultRecords<Result extends FinishedResult>(
  storage: KeyValueStore,
  prefix: string,
  parse: (text: string | null) => Result | null,
): ResultRecords<Result> {
  const keyOf = (owner: Owner, id: string) => `${prefix}${owner}:${id}`;
  const store = createRecordStore(storage, parse);
  const of = (owner: Owner) =>
    store.under(keyOf(owner, '')).sort((one, other) => one.finishedAt - other.finishedAt);

  return {
    get: (owner, id) => store.read(keyOf(owner, id)),
    update: (result) => store.write(keyOf(result.owner, result.id), result),
    remove: ({ owner, id }) => store.remove(keyOf(owner, id)),
    of,
    waiting: (owner) => of(owner).filter(({ delivery }) => delivery === 'waiting'),
    ofGuest: () => of(GUEST).filter(({ delivery }) => delivery === 'guest'),
    subscribe: store.subscribe,
  };
}

/** Nobody waits for it any more. */
export const isSettled = ({ delivery }: FinishedResult): boolean =>
  delivery === 'saved' || delivery === 'refused';
