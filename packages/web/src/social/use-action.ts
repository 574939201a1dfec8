import { useState } from 'react';
import { copy, refusals } from './copy';

/**
 * A change on the server.
 * @returns an error message, or null after success
 */
export type Action<Args extends readonly unknown[] = []> = (...args: Args) => Promise<string | null>;

/** @param wordsOf returns the message for an error */
export const failureMessage = (
  write: Promise<unknown>,
  wordsOf: (error: unknown) => string,
): Promise<string | null> => write.then(() => null, wordsOf);

/** Messages by hint. One of a limit says when it ends. */
export type Refusals = Readonly<Record<string, string | ((waitSeconds: number) => string)>>;

/** The message for the hint of an error; null if there is none. */
export function refusalOf(refusals: Refusals, error: unknown): string | null {
  const { hint, waitSeconds } = Object(error) as { hint?: string; waitSeconds?: number | null };
  const words = refusals[hint ?? ''] ?? null;
  return typeof words === 'function' ? words(waitSeconds ?? 0) : words;
}

export const reportFailure = (error: unknown): string => refusalOf(refusals, error) ?? copy.report.notSent;

/** Runs an action, one at a time. */
export function useAction<Args extends readonly unknown[]>(act: Action<Args>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  /** @returns whether it succeeded */
  async function run(...args: Args): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setFailure(null);
    const reason = await act(...args);
    setBusy(false);
    setFailure(reason);
    return reason === null;
  }

  return { run, busy, failure };
}
