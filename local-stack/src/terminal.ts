/** A problem that the user can solve: printed as one line, without a stack. */
export class Failure extends Error {}

/** The variable with the command that starts without stored data, because parts do not know the platform's flags. */
export const FRESH_START_VARIABLE = 'FRESH_START';

/** The end of a message about unusable stored data. */
export const startFresh = (): string =>
  `"${process.env[FRESH_START_VARIABLE] ?? 'npm start -- --fresh'}" starts with empty data.`;

/** Errors of the system, Postgres, builds and parts when the disk is full. */
const NO_SPACE = /The disk is full|\b(ENOSPC|EDQUOT)\b|No space left on device|Disk quota exceeded/i;

const DISK_FULL = 'The disk is full: make room, and start again. Stored data is left as it is.';

/**
 * The text of an error for the terminal. System errors become one line; any other error is our bug and keeps its stack.
 */
export function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (NO_SPACE.test(error.message)) return DISK_FULL;
  return error instanceof Failure || 'syscall' in error ? error.message : (error.stack ?? error.message);
}

/** Prints the error on stderr and sets exit code 1. */
export function printError(error: unknown): void {
  process.stderr.write(`${textOf(error)}\n`);
  process.exitCode = 1;
}
