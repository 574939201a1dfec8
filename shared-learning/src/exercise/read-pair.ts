import type Fraction from 'fraction.js';
import { readNumber } from './read-number';

/** "2, 5", "(2; 5)", "x = 2, y = 5", and named also the other way round: "y = 5, x = 2". */
export function readPair(
  text: string,
  [first, second]: readonly [string, string],
): readonly [Fraction, Fraction] | null {
  const parts = partsOf(text.trim().replace(/^\((.*)\)$/, '$1'));
  if (parts.length !== 2) return null;
  const [one = '', other = ''] = parts;
  const swapped = isNamed(one, second) && isNamed(other, first);
  const [left, right] = [readNumber(swapped ? other : one), readNumber(swapped ? one : other)];
  return left && right ? [left, right] : null;
}

/** A comma without a space may belong to a number: "1,250, 3". */
function partsOf(text: string): string[] {
  if (text.includes(';')) return text.split(';');
  const spaced = text.split(/,\s+/);
  return spaced.length === 2 ? spaced : text.split(',');
}

function isNamed(part: string, name: string): boolean {
  return part.trim().toLowerCase().startsWith(name.toLowerCase());
}
