/**
 * How the keys begin under which the product keeps records on a device. A kind that is not here cannot be written, and each
 * that is here has golden files, in the `released` folder of who reads it: what players have on their devices today must be
 * read by every later build.
 */
export const RECORD_KINDS = [
  'account:secure:',
  'games:attempt:',
  'games:hints:',
  'games:practice:',
  'games:result:',
  'learning-session:',
  'preferences',
] as const;

/** The same of plain texts. They have no version: another meaning takes another key. */
export const TEXT_KINDS = [
  'account:purchase',
  'email-confirmed',
  'games:last-player',
  'games:played:',
  'games:practice-difficulty:',
  'games:running:',
  'letters',
  'link-session',
] as const;

export type RecordKey = `${(typeof RECORD_KINDS)[number]}${string}`;
export type TextKey = `${(typeof TEXT_KINDS)[number]}${string}`;

/**
 * The version of every kind of record. A kind whose next shape an older build would misread takes a number of its own; a
 * field that may be absent needs none. Records of the first releases have no number, and are read as version 1.
 */
const VERSION = 1;

/** A record as it is written, with its version: an object, or a list with the version in each row. */
export const recordText = (record: object): string =>
  JSON.stringify(Array.isArray(record) ? record.map(withVersion) : withVersion(record));

const withVersion = (record: object) => ({ v: VERSION, ...record });

/**
 * Whether a newer build wrote what is stored, before its release was taken back. This build leaves it alone: it does not
 * read, send, replace or remove it.
 */
export function isNewer(text: string | null): boolean {
  try {
    const [first] = [JSON.parse(text ?? '')].flat() as { readonly v?: number }[];
    return Number(first?.v) > VERSION;
  } catch {
    return false;
  }
}

interface WebStorage {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
}

/** @returns whether it is stored: what a newer build wrote stays. @throws where storage is forbidden or full */
export function keepRecord(storage: WebStorage, key: RecordKey, record: object): boolean {
  if (isNewer(storage.getItem(key))) return false;
  storage.setItem(key, recordText(record));
  return true;
}

/** @throws where storage is forbidden or full */
export const keepText = (storage: WebStorage, key: TextKey, text: string): void => storage.setItem(key, text);
