import type { Block } from '../exercise/text';

/**
 * A question without its numbers and names. Questions that share it feel the same: "Solve $3x = 12$." and
 * "Solve $5x = 40$.".
 */
export function wordingOf(prompt: readonly Block[]): string {
  return prompt
    .map((block) => {
      if (block.kind === 'drawing') return block.drawing.kind;
      return block.kind === 'math' ? block.math : block.text;
    })
    .join(' ')
    .replace(/\p{Lu}\p{Ll}+/gu, 'N')
    .replace(/-?\d+(?:[.,/:]\d+)*/g, '#');
}
