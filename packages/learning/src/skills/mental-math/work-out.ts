import type { Block } from '../../exercise/text';
import { formula, say } from '../making/blocks';

/** A question without a story. */
export function workOut(math: string): Block[] {
  return [say('Work it out in your head.'), formula(math)];
}
