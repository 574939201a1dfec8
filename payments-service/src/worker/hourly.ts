const HOUR_MS = 3_600_000;

/** A job of a worker that does its work at most once an hour. After a failure it is tried again with the next round. */
export function hourly(job: () => Promise<unknown>, now: () => number = Date.now): () => Promise<void> {
  let next = -Infinity;
  return async () => {
    if (now() < next) return;
    await job();
    next = now() + HOUR_MS;
  };
}
