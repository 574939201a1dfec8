import { useState } from 'react';
import { copy, refusals } from './copy';

/** Changes something on the server. @returns in words why nothing was changed, and null when it was */
export type Action<Args extends readonly unknown[] = []> = (...args: Args) => Promise<string | null>;

/**
 * A write as an act.
 * @param wordsOf says to its error why nothing was changed
 */
export const failureMessage = (
  write: Promise<unknown>,
  wordsOf: (error: unknown) => string,
): Promise<string | null> => write.then(() => null, wordsOf);

/** A refusal of the server in words, by the hint of its error; null for an error that is none of these. */
export const refusalOf = (words: Readonly<Record<string, string>>, error: unknown): string | null =>
  words[(error as { readonly hint?: string } | null)?.hint ?? ''] ?? null;

/** Why a report of a name was not stored. */
export const reportFailure = (error: unknown): string => refusalOf(refusals, error) ?? copy.report.notSent;

/** An act that is begun by a press, one at a time. */
export function useAction<Args extends readonly unknown[]>(act: Action<Args>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  /** @returns whether it was done */
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
