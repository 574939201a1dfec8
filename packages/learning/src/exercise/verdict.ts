import type { Text } from './text';

/**
 * What is said about an answer at once. `unreadable` and `unfinished` are no mistakes: the person is asked to write it in
 * another way, or to go on, because the value is right and the form is not the one that was asked for.
 */
export type Verdict =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong'; readonly reason?: Text }
  | { readonly kind: 'unfinished'; readonly reason: Text }
  | { readonly kind: 'unreadable' };

export function wrong(reason: Text | undefined): Verdict {
  return reason === undefined ? { kind: 'wrong' } : { kind: 'wrong', reason };
}
