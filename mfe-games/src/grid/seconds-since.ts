/** Whole seconds between two instants in milliseconds; a puzzle takes at least one. */
export const secondsSince = (startedAt: number, now: number): number =>
  Math.max(1, Math.floor((now - startedAt) / 1000));
