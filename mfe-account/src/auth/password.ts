/** bcrypt, which the auth service uses, ignores any bytes after these. */
export const MAX_PASSWORD_BYTES = 72;

/** @returns whether bcrypt takes the whole password into account */
export function fitsPasswordBytes(password: string): boolean {
  return new TextEncoder().encode(password).length <= MAX_PASSWORD_BYTES;
}

export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong';

/** Character classes with their size on a keyboard. */
const KINDS: readonly (readonly [kind: RegExp, chars: number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[^a-zA-Z0-9]/, 33],
];

/** Minimum bits of each strength. */
const FAIR = 38;
const GOOD = 55;
const STRONG = 75;

/**
 * A rough estimate for a person who is typing: the entropy in bits of a password of this length and these character
 * classes. A character that repeats or follows the previous one adds nothing.
 */
export function passwordStrength(password: string): PasswordStrength {
  const codes = [...password].map((char) => char.codePointAt(0) ?? 0);
  const counted = codes.filter((code, at) => at === 0 || Math.abs(code - (codes[at - 1] ?? 0)) > 1).length;
  const chars = KINDS.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 1);
  const bits = counted * Math.log2(chars);
  if (bits < FAIR) return 'weak';
  if (bits < GOOD) return 'fair';
  return bits < STRONG ? 'good' : 'strong';
}
