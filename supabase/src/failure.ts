/** A problem that the person at the terminal can solve: it is printed as one line, without a stack. */
export class Failure extends Error {}

/** Prints the error on stderr and makes the exit code 1. What the system or Postgres refuses is one line too. */
export function printError(error: unknown): void {
  const isExpected = error instanceof Failure || (error instanceof Error && 'code' in error);
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
