import { useEffect, useEffectEvent, useState } from 'react';
import type { Owner } from '@ninefold/contracts';
import { usePlatform, type Platform } from '@ninefold/platform';
import { warnBeforeLoss } from '@ninefold/web/on-device';
import { createOutbox, pause, useDevice } from '@ninefold/web/storage';
import { dayKeyAt } from 'shared-puzzle-engine';
import { useAttempts } from '../player/attempts';
import { useFinishedResults } from './finished-results';
import { noticesOf } from './notices';
import { savedResult, sendResults, type SettledResult } from './send-results';

/** Sends a signed-in player's results from every page. */
export function useOutbox(): void {
  const platform = usePlatform();
  const device = useDevice();
  const { now, jitter } = device;
  const results = useFinishedResults();
  const attempts = useAttempts();
  const [announced] = useState(() => new Set<string>());
  const owner = platform.auth.status === 'in' ? platform.auth.user.id : null;

  const send = useEffectEvent(async (player: Owner) => {
    const saves = createAnnouncer(platform, now);
    const { settled, failure } = await sendResults({ results, attempts }, player, {
      supabase: platform.supabase,
      reportError: platform.reportError,
      today: dayKeyAt(now()),
      now,
      onSettled: saves.add,
      jitter,
      pause,
    });
    saves.announce();
    // Pending results are retried many times but announced once.
    const toAnnounce = settled.filter(
      ({ sent, verdict }) => !verdict.retry || !announced.has(sent.result.id),
    );
    for (const { sent } of toAnnounce) announced.add(sent.result.id);
    for (const { message, tone } of noticesOf(toAnnounce, dayKeyAt(now()), device))
      platform.notify(message, tone);
    if (failure !== undefined) throw failure;
  });

  const report = useEffectEvent((error: unknown) => platform.reportError(error, 'games: results'));

  useEffect(() => {
    results.forgetDailiesBefore(dayKeyAt(now()));
    if (owner === null) return;
    return createOutbox({
      count: () => results.pendingFor(owner, dayKeyAt(now())).length,
      send: () => send(owner),
      report: (error) => report(error),
      subscribe: results.subscribe,
      jitter,
    }).start();
  }, [owner, results, now, jitter]);
  useEffect(
    // Results that wait for another day are pending, too.
    () => warnBeforeLoss(device, () => owner !== null && results.pendingFor(owner, '').length > 0),
    [device, owner, results],
  );
}

/** Shortest time between announcements, because screens may read from the server after each. */
const ANNOUNCE_MS = 2_000;

/** Announces the first saved results at once and later ones in groups, as a long list can take a minute. */
function createAnnouncer({ announceSaved }: Pick<Platform, 'announceSaved'>, now: () => number) {
  const waiting: SettledResult[] = [];
  let announcedAt = -Infinity;

  function announce() {
    const saved = waiting.splice(0).flatMap(savedResult);
    if (saved.length === 0) return;
    announcedAt = now();
    announceSaved(saved);
  }

  return {
    add(settled: readonly SettledResult[]) {
      waiting.push(...settled);
      if (now() - announcedAt >= ANNOUNCE_MS) announce();
    },
    /** Announces those that still wait. */
    announce,
  };
}
