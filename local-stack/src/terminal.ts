/** A problem that the person at the terminal can solve: it is printed as one line, without a stack. */
export class Failure extends Error {}

/** The end of a sentence about stored data that cannot be used. */
export const START_FRESH = '"npm start -- --fresh" begins with empty data.';

/**
 * The text of an error for the terminal. What the system refuses, as on a full disk, is one line too; any other error is a
 * fault of ours and keeps its stack.
 */
export function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof Failure || 'syscall' in error ? error.message : (error.stack ?? error.message);
}

/** Prints the error on stderr and makes the exit code 1. */
export function printError(error: unknown): void {
  process.stderr.write(`${textOf(error)}\n`);
  process.exitCode = 1;
}
