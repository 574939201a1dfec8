import { withFallback, type KeyValueStore } from '../device/storage';
import { createResultRecords, isSettled, type ResultRecords } from '../results/result-records';
import { GUEST_RESULTS_KEPT } from './config';
import { parsePracticeResult, type PracticeResult } from './practice-result';

/** The practice puzzles solved on this device that somebody still waits for. */
export interface PracticeRecords extends ResultRecords<PracticeResult> {
  /** A new result. Earlier ones are forgotten once nobody waits for them; of a guest's, the newest are kept. */
  add(result: PracticeResult): void;
}

function createPracticeRecords(storage: KeyValueStore): PracticeRecords {
  const records = createResultRecords(storage, 'games:practice-result:', parsePracticeResult);

  return {
    ...records,
    add(result) {
      // The same puzzle may be solved in two tabs.
      const earlier = records.of(result.owner).filter(({ id }) => id !== result.id);
      records.update(result);
      earlier.filter(isSettled).forEach(records.remove);
      records.ofGuest().slice(0, -GUEST_RESULTS_KEPT).forEach(records.remove);
    },
  };
}

export const practiceRecords = createPracticeRecords(withFallback(() => window.localStorage));
