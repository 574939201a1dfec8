import { useState } from 'react';

/** Changes something on the server. @returns in words why nothing was changed, and null when it was */
export type Act<Args extends readonly unknown[] = []> = (...args: Args) => Promise<string | null>;

/** An act that is begun by a press, one at a time. */
export function useAct<Args extends readonly unknown[]>(act: Act<Args>) {
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
