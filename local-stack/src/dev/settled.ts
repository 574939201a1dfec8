/** Runs the task once calls have stopped coming for a while, and never twice at a time. */
export function settled(quietMs: number, task: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => (last = last.then(task)), quietMs);
  };
}
