import type { FinishedDaily } from '@ninefold/contracts';

/** Until then, a result counts as sent at its end: the first retry is usually sooner. Challenges allow as much. */
export const SENT_AT_ONCE_MS = 5_000;

/** Whether the server can no longer measure a daily. A clock that was set meanwhile tells nothing, so that counts as late. */
export const isLate = ({ finished_at }: Pick<FinishedDaily, 'finished_at'>, now: number): boolean =>
  Math.abs(now - Date.parse(finished_at)) >= SENT_AT_ONCE_MS;
