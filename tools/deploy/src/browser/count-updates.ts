/**
 * Runs in the page, so it can use nothing from outside. Counts how many times scripts change the document; changes at
 * almost the same time, as those of several animations in a frame, count as one.
 */
export function countUpdates(milliseconds: number): Promise<number> {
  const APART_MS = 2;
  let count = 0;
  let latest = -Infinity;
  const observer = new MutationObserver(() => {
    const now = performance.now();
    if (now - latest < APART_MS) return;
    latest = now;
    count += 1;
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  return new Promise((resolve) => {
    setTimeout(() => {
      observer.disconnect();
      resolve(count);
    }, milliseconds);
  });
}
