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

/** The message for the hint of an error; null if there is none. */
export const refusalOf = (words: Readonly<Record<string, string>>, error: unknown): string | null =>
  words[(error as { readonly hint?: string } | null)?.hint ?? ''] ?? null;

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
