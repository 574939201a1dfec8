import type { RecordKey } from './stored-kinds';

/**
 * A record as it is written. Its version stands first, where it is found without reading the record. A kind whose next shape
 * an older build would misread takes a number of its own; a field that may be absent needs none. Records of the first
 * releases have no number: they are of version 1.
 */
export const recordText = (record: object): string => JSON.stringify({ v: 1, ...record });

/**
 * Whether a newer build wrote what is stored, a record or a list of them, before its release was taken back. This build leaves
 * it alone: it does not read, send, replace or remove it.
 */
export const isNewer = (text: string | null): boolean => /^\[?{"v":(?!1\D)/.test(text ?? '');

interface WebStorage {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
}

/** @returns whether it is stored: what a newer build wrote stays. @throws where storage is forbidden or full */
export function storeRecord(storage: WebStorage, key: RecordKey, record: object): boolean {
  if (isNewer(storage.getItem(key))) return false;
  storage.setItem(key, recordText(record));
  return true;
}
