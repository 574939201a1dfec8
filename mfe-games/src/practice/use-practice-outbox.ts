import { useOutbox } from '../sync/use-outbox';
import { deliverEach } from '../results/deliver-each';
import { savePractice } from './practice-api';
import { practiceRecords } from './practice-records';

/** Sends solved practice puzzles. */
export function usePracticeOutbox(): void {
  useOutbox({
    waiting: (owner) => practiceRecords.waiting(owner).length,
    deliver: ({ supabase, reportError }, owner) =>
      deliverEach(
        practiceRecords,
        owner,
        (result) => savePractice(supabase, result),
        reportError,
        'practice',
      ),
    subscribe: practiceRecords.subscribe,
  });
}
