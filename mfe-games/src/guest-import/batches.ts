import { MOST_CHARACTERS, MOST_RESULTS } from './config';
import type { GuestResult } from './guest-result';

/** The results in their order, in lists that the server takes at once. */
export function batches(results: readonly GuestResult[]): GuestResult[][] {
  const lists: GuestResult[][] = [];
  let room = 0;
  for (const result of results) {
    const size = JSON.stringify(result.sent).length + 1;
    const list = lists.at(-1);
    if (list && list.length < MOST_RESULTS && size <= room) {
      list.push(result);
      room -= size;
    } else {
      lists.push([result]);
      room = MOST_CHARACTERS - size;
    }
  }
  return lists;
}
