import { useEffect, useEffectEvent, useState } from 'react';
import type { Owner } from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';
import { createOutbox, useDevice } from '@ninefold/web/storage';
import { dayKeyAt } from 'shared-puzzle-engine';
import { useAttempts } from '../player/attempts';
import { useFinishedResults } from './finished-results';
import { noticesOf } from './notices';
import { sendResults } from './send-results';

/** Sends a signed-in player's results from every page. */
export function useOutbox(): void {
  const platform = usePlatform();
  const { now } = useDevice();
  const results = useFinishedResults();
  const attempts = useAttempts();
  const [announced] = useState(() => new Set<string>());
  const owner = platform.auth.status === 'in' ? platform.auth.user.id : null;

  const send = useEffectEvent(async (player: Owner) => {
    const { settled, failure } = await sendResults({ results, attempts }, player, platform, dayKeyAt(now()));
    if (settled.some(({ verdict }) => verdict.status !== 'refused')) platform.announceSaved();
    // Pending results are retried many times but announced once.
    const toAnnounce = settled.filter(
      ({ sent, verdict }) => !verdict.retry || !announced.has(sent.result.id),
    );
    for (const { sent } of toAnnounce) announced.add(sent.result.id);
    for (const { message, tone } of noticesOf(toAnnounce, dayKeyAt(now()))) platform.notify(message, tone);
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
    }).start();
  }, [owner, results, now]);
}
