/** A problem that the person at the terminal can solve: it is printed as one line, without a stack. */
export class Failure extends Error {}

/** The variable with the command that starts without the stored data: the parts do not know the flags of the platform. */
export const FRESH_START_VARIABLE = 'FRESH_START';

/** The end of a sentence about stored data that cannot be used. */
export const startFresh = (): string =>
  `"${process.env[FRESH_START_VARIABLE] ?? 'npm start -- --fresh'}" starts with empty data.`;

/** What the system, Postgres, a build or a part of the platform says when nothing more can be written. */
const NO_SPACE = /The disk is full|\b(ENOSPC|EDQUOT)\b|No space left on device|Disk quota exceeded/i;

const DISK_FULL = 'The disk is full: make room, and start again. Stored data is left as it is.';

/**
 * The text of an error for the terminal. What the system refuses is one line; any other error is a fault of ours and keeps
 * its stack.
 */
export function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (NO_SPACE.test(error.message)) return DISK_FULL;
  return error instanceof Failure || 'syscall' in error ? error.message : (error.stack ?? error.message);
}

/** Prints the error on stderr and makes the exit code 1. */
export function printError(error: unknown): void {
  process.stderr.write(`${textOf(error)}\n`);
  process.exitCode = 1;
}
