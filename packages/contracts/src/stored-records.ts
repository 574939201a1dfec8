import type { RecordKey } from './stored-kinds';

/**
 * Serializes a record. The version comes first, so that it can be read without parsing. A kind that an older build
 * would misread gets a new number; optional fields need none. Records without a number have version 1.
 */
export const recordText = (record: object): string => JSON.stringify({ v: 1, ...record });

/**
 * Whether a newer build, since rolled back, wrote this record or list. This build must not read, send, replace or
 * remove it.
 */
export const isNewer = (text: string | null): boolean => /^\[?{"v":(?!1\D)/.test(text ?? '');

interface WebStorage {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
}

/**
 * @returns false if a newer build's record stays in place
 * @throws if storage is forbidden or full
 */
export function storeRecord(storage: WebStorage, key: RecordKey, record: object): boolean {
  if (isNewer(storage.getItem(key))) return false;
  storage.setItem(key, recordText(record));
  return true;
}
