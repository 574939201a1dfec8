import { useEffect, useEffectEvent } from 'react';
import { usePlatform } from 'shared-platform';
import type { Owner } from '../device/daily-record';
import { deliverRounds } from './deliver-rounds';
import { keepSending } from './keep-sending';
import { useRoundDevice } from './round-device';

/** Sends a signed-in person's finished rounds until the server has them, whatever screen is open. Shows nothing. */
export default function RoundOutbox() {
  const platform = usePlatform();
  const { records } = useRoundDevice();
  const owner = platform.auth.status === 'in' ? platform.auth.user.id : null;

  const deliver = useEffectEvent(async (player: Owner) => {
    const before = records.waiting(player).length;
    await deliverRounds(records, platform, player);
    // Experience points and the streak may have changed on the server.
    if (records.waiting(player).length < before) await platform.refreshProfile().catch(() => undefined);
  });

  useEffect(() => {
    if (owner === null) return;
    return keepSending({
      count: () => records.waiting(owner).length,
      send: () => deliver(owner),
      subscribe: records.subscribe,
    });
  }, [owner, records]);

  return null;
}
