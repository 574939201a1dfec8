import type { KnownMistake } from '../exercise/exercise';

/** Without the right answer and duplicates, likelier ones first. */
export function differentMistakes(
  right: number,
  mistakes: readonly (readonly [value: number, reason: string])[],
): KnownMistake[] {
  const seen = new Set([right]);
  return mistakes.flatMap(([value, reason]) => {
    if (seen.has(value)) return [];
    seen.add(value);
    return [{ value: String(value), reason }];
  });
}
