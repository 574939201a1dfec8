/** A problem that the person at the terminal can solve, printed as one line without a stack. */
export class Failure extends Error {}

/** Prints the error on stderr and sets the exit code to 1. Errors of the system or of Postgres are one line too. */
export function printError(error: unknown): void {
  const isExpected = error instanceof Failure || (error instanceof Error && 'code' in error);
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
