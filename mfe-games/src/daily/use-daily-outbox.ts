import { useDevice } from '../device/device';
import { useOutbox } from '../outbox/use-outbox';
import { waitingResults } from './waiting-results';

/** Sends finished dailies. The code that does comes when there is one: without a network it could do nothing. */
export function useDailyOutbox(): void {
  const { records } = useDevice();
  useOutbox({
    waiting: (owner) => waitingResults(records, owner).length,
    deliver: async (platform, owner) => {
      const sending = await import('./deliver-results').catch(() => null);
      await sending?.deliverResults(records, platform, owner);
    },
    subscribe: records.subscribe,
  });
}
