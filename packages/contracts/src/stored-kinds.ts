/**
 * How the keys begin under which the product keeps records on a device. A kind that is not here cannot be written, and each
 * that is here has golden files, in the `released` folder of the package that reads it: what players have on their devices today must be
 * read by every later build.
 */
export const RECORD_KINDS = [
  'account:secure:',
  'games:attempt:',
  'games:challenge:',
  'games:hints:',
  'games:practice:',
  'games:result:',
  'learning-session:',
  'learning-technique:',
] as const;

/**
 * The same of texts without a version: another meaning takes another key. What the shell's first file reads is among them, since
 * each of its bytes is waited for.
 */
export const TEXT_KINDS = [
  'account:purchase',
  'cohort',
  'email-confirmed',
  'games:last-player',
  'games:played:',
  'games:practice-difficulty:',
  'games:running:',
  'invitation',
  'letters',
  'link-session',
  'preferences',
  'signing-up',
] as const;

export type RecordKey = `${(typeof RECORD_KINDS)[number]}${string}`;
export type TextKey = `${(typeof TEXT_KINDS)[number]}${string}`;
