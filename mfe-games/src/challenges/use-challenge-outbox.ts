import { useEffect, useEffectEvent } from 'react';
import type { Owner } from '@ninefold/contracts';
import { RpcError } from '@ninefold/contracts/rpc';
import { usePlatform } from '@ninefold/platform';
import { createOutbox, sendEach, useDevice } from '@ninefold/web/storage';
import { sendAttempt } from './send-attempt';
import { useChallengeAttempts } from './challenge-attempts';

/** The page of the link sends what was finished on it just now. */
const LEFT_TO_THE_PAGE_MS = 30_000;

/** Sends a signed-in player's solutions of challenges until the server has them, on every page. */
export function useChallengeOutbox(): void {
  const platform = usePlatform();
  const { now } = useDevice();
  const attempts = useChallengeAttempts();
  const owner = platform.auth.status === 'in' ? platform.auth.user.id : null;

  const send = useEffectEvent(async (player: Owner) => {
    // What is too young is counted all the same, and so it is asked for again.
    const due = attempts.pending(player).filter(({ at }) => Math.abs(now() - at) > LEFT_TO_THE_PAGE_MS);
    await sendEach(due, async (stored) => {
      try {
        await sendAttempt(platform.supabase, player, stored);
      } catch (error) {
        // The server has the attempt, and no screen reads this response.
        if (!(error instanceof RpcError && error.kind === 'unexpected')) throw error;
      }
      attempts.markSent(player, stored);
    });
  });
  const report = useEffectEvent((error: unknown) => platform.reportError(error, 'games: challenges'));

  useEffect(() => {
    if (owner === null) return;
    return createOutbox({
      count: () => attempts.pending(owner).length,
      send: () => send(owner),
      report: (error) => report(error),
      subscribe: attempts.subscribe,
    }).start();
  }, [owner, attempts]);
}
