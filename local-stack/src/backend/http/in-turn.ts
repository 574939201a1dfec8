export type InTurn = <T>(task: () => Promise<T>) => Promise<T>;

export const atOnce: InTurn = (task) => task();

/**
 * Runs tasks one after the other. The embedded Postgres has one connection, and @supabase/lite does not wait for the
 * end of one transaction before the next: two requests at once would share one transaction and one role. What takes
 * long (a slow client, a password hash, a mail) is done outside of a turn.
 */
export function oneAtATime(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task, task);
    last = result.catch(() => undefined);
    return result;
  };
}
