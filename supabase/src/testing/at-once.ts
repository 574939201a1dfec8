/**
 * Makes this many calls before the first one has a response. The database handles them on as many connections as it
 * has.
 */
export const atOnce = <Result>(
  count: number,
  call: (index: number) => PromiseLike<Result>,
): Promise<Result[]> => Promise.all(Array.from({ length: count }, (_, index) => call(index)));
