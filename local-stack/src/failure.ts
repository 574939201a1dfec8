/** What a person can mend themselves: it is told in one line, without a stack. */
export class Failure extends Error {}

/** An error as text for the terminal: a fault of ours brings its stack along. */
export function tell(error: unknown): string {
  if (error instanceof Failure) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
