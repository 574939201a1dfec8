import type Fraction from 'fraction.js';
import { readNumber } from './read-number';

export type NumberPair = readonly [Fraction, Fraction];

/**
 * Reads "2, 5", "(2; 5)", "x = 2, y = 5" and "y = 5, x = 2". Returns all pairs that a text can mean, because each of
 * its numbers can mean two.
 */
export function readPair(text: string, [first, second]: readonly [string, string]): NumberPair[] {
  const parts = partsOf(text.trim().replace(/^\((.*)\)$/, '$1'));
  if (parts.length !== 2) return [];
  const [one = '', other = ''] = parts;
  const swapped = isNamed(one, second) && isNamed(other, first);
  const rights = readNumber(swapped ? one : other);
  return readNumber(swapped ? other : one).flatMap((left) => rights.map((right) => [left, right] as const));
}

/** A comma without a space can belong to a number: "1,250, 3". */
function partsOf(text: string): string[] {
  if (text.includes(';')) return text.split(';');
  const spaced = text.split(/,\s+/);
  return spaced.length === 2 ? spaced : text.split(',');
}

function isNamed(part: string, name: string): boolean {
  return part.trim().toLowerCase().startsWith(name.toLowerCase());
}
