import { useDevice } from '../device/device';
import { useOutbox } from '../sync/use-outbox';
import { deliverResults } from './deliver-results';
import { waitingResults } from './waiting-results';

/** Sends finished dailies. */
export function useDailyOutbox(): void {
  const { records } = useDevice();
  useOutbox({
    waiting: (owner) => waitingResults(records, owner).length,
    deliver: (platform, owner) => deliverResults(records, platform, owner),
    subscribe: records.subscribe,
  });
}
