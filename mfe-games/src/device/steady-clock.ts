/** Differences below this are the two clocks' own jitter, or the system's being set right. */
const TOLERANCE_MS = 1_500;

/**
 * Milliseconds that only ever go forward. The browser's monotonic clock may stand still while the machine sleeps,
 * and the wall clock may be set: time is what the first says, plus any sleep that only the second has seen.
 */
export function createSteadyClock(monotonic: () => number, wall: () => number): () => number {
  const lag = () => wall() - monotonic();
  let known = lag();
  let slept = 0;
  return () => {
    const gap = lag() - known;
    if (Math.abs(gap) > TOLERANCE_MS) {
      slept += Math.max(0, gap);
      known += gap;
    }
    return monotonic() + slept;
  };
}
