import type { Drawing } from '../builder';

/** A product as a rectangle that is cut along the parts of its factors. */
export function cutRectangle(across: readonly number[], down: readonly number[]): Drawing {
  const parts = down.map((height) => across.map((width) => String(height * width)));
  const side = (size: number) => ({ label: String(size), size });
  return {
    kind: 'area-model',
    text: `A rectangle, ${across.join(' + ')} wide and ${down.join(' + ')} high. Its parts are ${parts.flat().join(', ')}.`,
    columns: across.map(side),
    rows: down.map(side),
    parts,
  };
}
