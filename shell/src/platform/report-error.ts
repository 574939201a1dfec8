type Reporter = (error: unknown, context: string) => void;

/** Reports from before a reporter was set. The limit is low, because repeated failures add no information. */
const queue: Parameters<Reporter>[] = [];
const MAX_QUEUED = 20;

let reporter: Reporter = (...report) => {
  if (queue.length < MAX_QUEUED) queue.push(report);
};

/** Handles errors that no screen shows. `context` names what failed. */
export const reportError: Reporter = (error, context) => {
  console.error(`[${context}]`, error);
  reporter(error, context);
};

/** Sets the reporter for queued and future errors. */
export function setReporter(next: Reporter): void {
  reporter = next;
  for (const report of queue.splice(0)) next(...report);
}
