import { useOutbox } from '../outbox/use-outbox';
import { deliverRounds } from './deliver-rounds';
import { useRoundDevice } from './round-device';

/** Sends finished rounds. Shows nothing. */
export default function RoundOutbox() {
  const { records } = useRoundDevice();
  useOutbox({
    waiting: (owner) => records.waiting(owner).length,
    deliver: (platform, owner) => deliverRounds(records, platform, owner),
    subscribe: records.subscribe,
  });
  return null;
}
