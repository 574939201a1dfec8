/** bcrypt, which the auth service stores passwords with, ignores every byte after these. */
export const MAX_PASSWORD_BYTES = 72;

/** @returns whether the auth service would take every sign of the password into account */
export function fitsPasswordBytes(password: string): boolean {
  return new TextEncoder().encode(password).length <= MAX_PASSWORD_BYTES;
}

export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong';

/** Kinds of signs, with how many there are of each on a keyboard. */
const KINDS: readonly (readonly [kind: RegExp, signs: number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[^a-zA-Z0-9]/, 33],
];

/** Bits from which on a password is called so. */
const FAIR = 38;
const GOOD = 55;
const STRONG = 75;

/**
 * A rough measure for a person who is typing: how many passwords of this length and these kinds of signs there are, as
 * bits. A sign that repeats the one before, or follows it in the alphabet, adds nothing.
 */
export function passwordStrength(password: string): PasswordStrength {
  const codes = [...password].map((sign) => sign.codePointAt(0) ?? 0);
  const counted = codes.filter((code, at) => at === 0 || Math.abs(code - (codes[at - 1] ?? 0)) > 1).length;
  const signs = KINDS.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 1);
  const bits = counted * Math.log2(signs);
  if (bits < FAIR) return 'weak';
  if (bits < GOOD) return 'fair';
  return bits < STRONG ? 'good' : 'strong';
}
