import { plainSigns } from './plain-signs';
import { readingsOf, type Reading } from './read-number';

export type PairReading = readonly [Reading, Reading];

/**
 * Reads "2, 5", "(2; 5)", "x = 2, y = 5", "y = 5, x = 2" and "10 hens, 4 goats". Returns all pairs that a text can mean,
 * because each of its numbers can mean two.
 */
export function readPair(text: string, [first, second]: readonly [string, string]): PairReading[] {
  const parts = partsOf(text.trim().replace(/^\((.*)\)$/, '$1'));
  if (parts.length !== 2) return [];
  const [one = '', other = ''] = parts;
  const swapped = isNamed(one, second) && isNamed(other, first);
  const rights = readPart(swapped ? one : other, second);
  return readPart(swapped ? other : one, first).flatMap((left) =>
    rights.map((right) => [left, right] as const),
  );
}

/** The name may be a word that follows the number, or a unit. */
function readPart(part: string, name: string): Reading[] {
  const size = isNamed(part, name)
    ? part
        .trim()
        .slice(name.length)
        .replace(/^ ?[=:]/, '')
    : part;
  return readingsOf(size, name.length > 1 || name === 'h' ? { unit: name } : {});
}

/** A comma without a space can belong to a number: "1,250, 3". */
function partsOf(text: string): string[] {
  if (text.includes(';')) return text.split(';');
  const spaced = text.split(/,\s+/);
  return spaced.length === 2 ? spaced : text.split(',');
}

function isNamed(part: string, name: string): boolean {
  return plainSigns(part).toLowerCase().startsWith(name.toLowerCase());
}
