import { formula, say, type Block } from '../builder';

/** A question without a story. */
export function workOut(math: string): Block[] {
  return [say`Work it out in your head.`, formula(math)];
}
