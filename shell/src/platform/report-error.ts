type Reporter = (error: unknown, context: string) => void;

/** What was reported before there was a reporter. Few: a page that fails over and over says nothing new. */
const waiting: Parameters<Reporter>[] = [];
const MOST_WAITING = 20;

let reporter: Reporter = (...report) => {
  if (waiting.length < MOST_WAITING) waiting.push(report);
};

/** The end of every error that no screen shows. `context` names what failed. */
export const reportError: Reporter = (error, context) => {
  console.error(`[${context}]`, error);
  reporter(error, context);
};

/** Gives this and every later report to a reporter, and those that waited for one. */
export function setReporter(next: Reporter): void {
  reporter = next;
  for (const report of waiting.splice(0)) next(...report);
}
