import { useEffect, useEffectEvent } from 'react';
import type { Owner, StoredTry } from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';
import { createOutbox, useDevice } from 'shared-data';
import { sendTry } from './send-try';
import { useTries } from './tries';

/** The page of the link sends what was finished on it just now. */
const LEFT_TO_THE_PAGE_MS = 30_000;

/** Sends a signed-in player's solutions of challenges until the server has them, on every page. */
export function useTryOutbox(): void {
  const platform = usePlatform();
  const { now } = useDevice();
  const tries = useTries();
  const owner = platform.auth.status === 'in' ? platform.auth.user.id : null;

  const pending = useEffectEvent((player: Owner): StoredTry[] =>
    tries.pending(player).filter(({ at }) => now() - at > LEFT_TO_THE_PAGE_MS),
  );
  const send = useEffectEvent(async (player: Owner) => {
    for (const stored of pending(player)) {
      await sendTry(platform.supabase, stored);
      tries.markSent(player, stored);
    }
  });
  const report = useEffectEvent((error: unknown) => platform.reportError(error, 'games: challenges'));

  useEffect(() => {
    if (owner === null) return;
    return createOutbox({
      count: () => pending(owner).length,
      send: () => send(owner),
      report: (error) => report(error),
      subscribe: tries.subscribe,
    }).start();
  }, [owner, tries]);
}
