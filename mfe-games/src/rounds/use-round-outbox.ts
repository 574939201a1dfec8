import { useOutbox } from '../sync/use-outbox';
import { deliverEach } from '../results/deliver-each';
import { saveRound } from '../sync/send-results';
import { useRoundDevice } from './round-device';

/** Sends finished rounds. */
export function useRoundOutbox(): void {
  const { records } = useRoundDevice();
  useOutbox({
    waiting: (owner) => records.waiting(owner).length,
    deliver: ({ supabase, reportError }, owner) =>
      deliverEach(records, owner, (round) => saveRound(supabase, round), reportError, 'round'),
    subscribe: records.subscribe,
  });
}
