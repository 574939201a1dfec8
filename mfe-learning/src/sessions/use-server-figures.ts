import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { usePlatform, type SavedResult } from '@ninefold/platform';
import { eachDay, useDevice, type Outbox } from '@ninefold/web/storage';
import type { Caller } from './calls';

interface Sources {
  /** Whether a saved result changes the figures. */
  dependsOn(saved: SavedResult): boolean;
  /** Answers that count: the query waits for a running attempt, and refetches when pending items were sent. */
  readonly outbox?: Outbox;
}

/**
 * Figures of a person from the server, refetched some time after the day has changed, and after saved results. An
 * invalid response is an error.
 */
export function useServerFigures<Figures extends { seconds_to_reset: number }>(
  queryKey: readonly [name: string, userId: string],
  read: (caller: Caller) => Promise<Figures>,
  sources: Sources,
) {
  const { supabase, reportError } = usePlatform();
  const readServer = async () => {
    await sources.outbox?.whenIdle();
    return read({ client: await supabase(), reportError });
  };
  return useFigures(queryKey, readServer, sources);
}

/** Like `useServerFigures`, from any source. */
export function useFigures<Figures extends { seconds_to_reset: number }>(
  queryKey: readonly [name: string, userId: string],
  queryFn: () => Promise<Figures>,
  { dependsOn, outbox }: Sources,
) {
  const cache = useQueryClient();
  const query = useQuery({ queryKey, queryFn, refetchInterval: eachDay(useDevice()), meta: { dependsOn } });

  const readAgain = useEffectEvent(async () => {
    // A first request may still be running and be older than the answers, and a second one would join it.
    if (cache.getQueryData(queryKey) === undefined) await cache.invalidateQueries({ queryKey });
    // A running request waited for the outbox. Several components read the same figures.
    await cache.invalidateQueries({ queryKey }, { cancelRefetch: false });
  });
  useEffect(() => {
    let wasWaiting = outbox?.isWaiting();
    return outbox?.subscribe(() => {
      if (wasWaiting && !outbox.isWaiting()) void readAgain();
      wasWaiting = outbox.isWaiting();
    });
  }, [outbox]);
  return query;
}
