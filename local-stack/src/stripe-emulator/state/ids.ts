import { randomBytes } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 24;

/** An id as Stripe makes them: what it is, `_`, and 24 random letters and digits. */
export function newId(prefix: string): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]);
  return `${prefix}_${letters.join('')}`;
}
