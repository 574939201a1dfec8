/** Browsers have drawn what a key changed by then, also on a slow phone. */
const PAINT_MS = 50;

/** Does what the player need not see at once after the next picture, or when the page is left before. */
export function afterPaint(task: () => void): void {
  const run = () => {
    clearTimeout(timeout);
    window.removeEventListener('pagehide', run);
    task();
  };
  const timeout = setTimeout(run, PAINT_MS);
  window.addEventListener('pagehide', run);
}
