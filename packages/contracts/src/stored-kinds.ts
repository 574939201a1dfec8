/**
 * Prefixes of versioned records on a device. Other keys cannot be written, and each kind has golden files in the
 * `released` folder of the package that reads it, so that every later build can read what players have stored.
 */
export const RECORD_KINDS = [
  'account:lock:',
  'account:secure:',
  'account:sign-up-attempts',
  'games:attempt:',
  'games:challenge:',
  'games:hints:',
  'games:practice:',
  'games:result:',
  'learning-session:',
  'learning-technique:',
] as const;

/**
 * Prefixes of plain texts without a version; a changed meaning needs a new key. The shell's first file reads some of
 * them, so they have no version to save bytes.
 */
export const TEXT_KINDS = [
  'account:purchase',
  'cohort',
  'games:last-player',
  'games:played:',
  'games:practice-difficulty:',
  'games:running:',
  'invitation',
  'letters',
  'emailed-link',
  'link-session',
  'preferences',
  'reloaded-at',
  'signing-up',
] as const;

export type RecordKey = `${(typeof RECORD_KINDS)[number]}${string}`;
export type TextKey = `${(typeof TEXT_KINDS)[number]}${string}`;
