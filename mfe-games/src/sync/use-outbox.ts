import { useEffect, useEffectEvent } from 'react';
import { usePlatform, type Platform } from 'shared-platform';
import type { Owner } from '../device/daily-record';
import { keepSending } from './keep-sending';

/** Finished results of one kind on this device. The server takes each one once, so that sending twice does no harm. */
export interface Outbox {
  /** How many of a player's results the server has not got yet. */
  waiting(owner: Owner): number;
  /** Tries once to send all of them; never throws. */
  deliver(platform: Platform, owner: Owner): Promise<void>;
  /** Tells of changes to them. */
  subscribe(listener: () => void): () => void;
}

/** Sends a signed-in person's results until the server has them, whatever screen is open. */
export function useOutbox({ waiting, deliver, subscribe }: Outbox): void {
  const platform = usePlatform();
  const owner = platform.auth.status === 'in' ? platform.auth.user.id : null;

  const count = useEffectEvent((player: Owner) => waiting(player));
  const send = useEffectEvent(async (player: Owner) => {
    const before = waiting(player);
    await deliver(platform, player);
    // Experience points and the streak may have changed on the server.
    if (waiting(player) < before) await platform.refreshProfile().catch(() => undefined);
  });

  useEffect(() => {
    if (owner === null) return;
    return keepSending({ count: () => count(owner), send: () => send(owner), subscribe });
  }, [owner, subscribe]);
}
