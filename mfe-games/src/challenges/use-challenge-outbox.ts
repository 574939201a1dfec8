import { useEffect, useEffectEvent } from 'react';
import type { Owner } from '@ninefold/contracts';
import { RpcError } from '@ninefold/contracts/rpc';
import { usePlatform } from '@ninefold/platform';
import { warnBeforeLoss } from '@ninefold/web/on-device';
import { createOutbox, sendEach, useDevice } from '@ninefold/web/storage';
import { sendAttempt } from './send-attempt';
import { useChallengeAttempts } from './challenge-attempts';

/** The challenge page itself sends a fresh solution. */
const LEFT_TO_THE_PAGE_MS = 30_000;

/** Sends a signed-in player's challenge solutions from every page. */
export function useChallengeOutbox(): void {
  const platform = usePlatform();
  const device = useDevice();
  const { now, jitter } = device;
  const attempts = useChallengeAttempts();
  const owner = platform.auth.status === 'in' ? platform.auth.user.id : null;

  const send = useEffectEvent(async (player: Owner) => {
    // Fresh attempts count as pending, so the outbox tries again later.
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
      jitter,
    }).start();
  }, [owner, attempts, jitter]);
  useEffect(
    () => warnBeforeLoss(device, () => owner !== null && attempts.pending(owner).length > 0),
    [device, owner, attempts],
  );
}
