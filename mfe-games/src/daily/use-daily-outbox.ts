import { useDevice } from '../device/device';
import { useOutbox } from '../outbox/use-outbox';
import { deliverResults, waitingResults } from './deliver-results';

/** Sends finished dailies. */
export function useDailyOutbox(): void {
  const device = useDevice();
  useOutbox({
    waiting: (owner) => waitingResults(device, owner).length,
    deliver: (platform, owner) => deliverResults(device, platform, owner),
    subscribe: device.records.subscribe,
  });
}
