/**
 * Runs tasks one after the other. The embedded Postgres has one connection and @supabase/lite opens transactions
 * on it without waiting for each other, so that two requests at once would run under one role, in one transaction.
 */
export function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const result = last.then(task, task);
    last = result.catch(() => undefined);
    return result;
  };
}
