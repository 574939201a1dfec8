import { withLatinLetters } from './latin-letters';
import { plainSigns } from './plain-signs';
import { readingsOf, type Reading } from './read-number';

export type PairReading = readonly [Reading, Reading];

/** Around the whole pair: not the parentheses of "(-3), (-9)". */
const AROUND = /^\(((?:[^()]|\([^()]*\))*)\)$/;

/**
 * Reads "2, 5", "(2; 5)", "x = 2, y = 5", "y = 5, x = 2" and "10 hens, 4 goats". Returns all pairs that a text can mean,
 * because each of its numbers can mean two.
 * @param othersOf more meanings of the plain text of each number
 */
export function readPair(
  text: string,
  [first, second]: readonly [string, string],
  othersOf: (part: string) => readonly string[] = () => [],
): PairReading[] {
  const parts = partsOf(text).map((part) => part.replace(/[ ;,.]+$/, '').trim());
  if (parts.length !== 2) return [];
  const [one = '', other = ''] = parts;
  const [isSwapped, isOtherSwapped] = [isNamed(one, second), isNamed(other, first)];
  // "x = 2, x = 5", or a single name in the wrong place.
  if (isSwapped !== isOtherSwapped) return [];
  const read = (part: string, name: string) =>
    [part, ...othersOf(part)].flatMap((meaning) => readPart(meaning, name));
  const rights = read(isSwapped ? one : other, second);
  return read(isSwapped ? other : one, first).flatMap((left) =>
    rights.map((right) => [left, right] as const),
  );
}

/** The name may be a word that follows the number, or a unit. */
function readPart(part: string, name: string): Reading[] {
  const size = isNamed(part, name) ? part.slice(name.length).replace(/^ ?[=:]/, '') : part;
  return readingsOf(size, name.length > 1 || name === 'h' ? { unit: name } : {});
}

/** Two fields come on two lines. A comma without a space can belong to a number: "1,250, 3". */
function partsOf(text: string): string[] {
  const lines = text.split('\n');
  if (lines.length > 1) return lines.map(plainSigns);
  const plain = plainSigns(text).replace(/[;.] *(?=,)|[;,. ]+$/g, '');
  const inside = AROUND.exec(plain)?.[1] ?? plain;
  const spaced = inside.split(/[,;] +(?=[^ ])/);
  if (spaced.length === 2) return spaced;
  return inside.split(inside.includes(';') ? ';' : ',');
}

/** "h" does not name "hens". */
function isNamed(part: string, name: string): boolean {
  const [written, exact] = [withLatinLetters(part.toLowerCase(), name.toLowerCase()), name.toLowerCase()];
  return written.startsWith(exact) && !/^\p{L}/u.test(written.slice(exact.length));
}
