import { useEffect, useEffectEvent } from 'react';
import { usePlatform } from 'shared-platform';
import { useDevice } from '../device/device';
import { deliverResults, waitingResults } from './deliver-results';

const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 300_000;

/**
 * Sends finished dailies until the server has them: at once, when the network or the page comes back, and after
 * ever longer pauses. The server takes each one once, so that sending twice does no harm.
 */
export function useOutbox(): void {
  const platform = usePlatform();
  const device = useDevice();
  const owner = platform.auth.status === 'in' ? platform.auth.user.id : null;

  /** Resolves to how many results still wait. */
  const deliver = useEffectEvent(async (player: string) => {
    const before = waitingResults(device, player).length;
    await deliverResults(device, platform, player);
    const left = waitingResults(device, player).length;
    // Experience points and the streak have changed on the server.
    if (left < before) await platform.refreshProfile().catch(() => undefined);
    return left;
  });

  useEffect(() => {
    if (owner === null) return;
    let retry: ReturnType<typeof setTimeout>;
    let pause = FIRST_RETRY_MS;
    let known = 0;
    let sending = false;
    let stopped = false;

    const send = async () => {
      if (sending) return;
      sending = true;
      clearTimeout(retry);
      known = await deliver(owner);
      sending = false;
      if (stopped || known === 0) {
        pause = FIRST_RETRY_MS;
        return;
      }
      retry = setTimeout(send, pause);
      pause = Math.min(pause * 2, LONGEST_RETRY_MS);
    };
    // Every placed digit changes a record; only a new result is a reason to send before the pause is over.
    const onRecordChange = () => {
      if (waitingResults(device, owner).length > known) void send();
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') void send();
    };

    void send();
    const unsubscribe = device.records.subscribe(onRecordChange);
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      stopped = true;
      clearTimeout(retry);
      unsubscribe();
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [owner, device]);
}
