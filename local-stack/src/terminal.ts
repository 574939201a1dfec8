/** A problem that the person at the terminal can solve: it is printed as one line, without a stack. */
export class Failure extends Error {}

/** The end of a sentence about stored data that cannot be used. */
export const START_FRESH = '"npm start -- --fresh" begins with empty data.';

/** Codes of the system, and of Postgres. The person at the terminal can solve these too, wherever they happen. */
const DISK_PROBLEMS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full',
  '53100': 'The disk is full',
  EDQUOT: 'The disk quota is used up',
  EFBIG: 'Files may not grow so large here',
  EROFS: 'The disk is read-only',
};

/** What is wrong with the disk, when that is what an error says. */
export const diskProblemOf = ({ code = '' }: NodeJS.ErrnoException): string | undefined =>
  DISK_PROBLEMS[code] && `${DISK_PROBLEMS[code]} (${code})`;

/** The text of an error for the terminal. An error that is not a `Failure` is a fault of ours: it keeps its stack. */
export function textOf(error: unknown): string {
  if (error instanceof Failure) return error.message;
  const refusal = (error ?? {}) as NodeJS.ErrnoException;
  const problem = diskProblemOf(refusal);
  if (problem) return `${problem}: ${refusal.path || 'a file'} could not be written.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Prints the error on stderr and makes the exit code 1. */
export function printError(error: unknown): void {
  process.stderr.write(`${textOf(error)}\n`);
  process.exitCode = 1;
}

/** What a command prints while it works. */
export interface Say {
  line(text: string): void;
  /** Printed only with `--verbose`. */
  timing(what: string, milliseconds: number): void;
}

export const sayTo = (stream: NodeJS.WritableStream, verbose: boolean): Say => ({
  line: (text) => void stream.write(`${text}\n`),
  timing(what, milliseconds) {
    if (verbose) stream.write(`  ${(milliseconds / 1_000).toFixed(1).padStart(6)} s  ${what}\n`);
  },
});
