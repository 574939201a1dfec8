import { useState, useSyncExternalStore } from 'react';
import type { FinishedResult } from './finished-result';
import type { ResultRecords } from './result-records';

interface GrowingRecords<Result extends FinishedResult> extends ResultRecords<Result> {
  add(result: Result): void;
}

export interface KeptResult<Result> {
  /** The last result finished on this screen, with where it is by now. */
  readonly kept: Result | null;
  /** Writes a result to the device, from where the outbox sends it. */
  keep(result: Result): void;
}

export function useKeptResult<Result extends FinishedResult>(
  records: GrowingRecords<Result>,
): KeptResult<Result> {
  const [finished, setFinished] = useState<Result | null>(null);
  const stored = useSyncExternalStore(records.subscribe, () =>
    finished ? records.get(finished.owner, finished.id) : null,
  );

  function keep(result: Result) {
    records.add(result);
    setFinished(result);
  }

  // Another tab that finished the next one may have cleared it away.
  return { kept: stored ?? finished, keep };
}
