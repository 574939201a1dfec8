import { useOutbox } from '../outbox/use-outbox';
import { deliverEach } from '../results/deliver-each';
import { saveRound } from './round-api';
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
