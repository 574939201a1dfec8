/** After this time browsers have painted the key press, even on slow phones. */
const PAINT_MS = 50;

/** Runs a task after the next paint, or when the page is hidden before that. */
export function afterPaint(task: () => void): void {
  const run = () => {
    clearTimeout(timeout);
    window.removeEventListener('pagehide', run);
    task();
  };
  const timeout = setTimeout(run, PAINT_MS);
  window.addEventListener('pagehide', run);
}
