import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { usePlatform } from '@ninefold/platform';
import type { Outbox } from '@ninefold/web/storage';
import type { Caller } from './calls';

/**
 * Figures of a person from the server, refetched when the day changes and after each saved result. An invalid response
 * is an error.
 * @param outbox of answers that count: the query waits for a running attempt, and refetches when pending items were
 * sent
 */
export function useServerFigures<Figures extends { seconds_to_reset: number }>(
  queryKey: readonly [name: string, userId: string],
  read: (caller: Caller) => Promise<Figures>,
  outbox?: Outbox,
) {
  const { supabase, reportError } = usePlatform();
  const readServer = async () => {
    await outbox?.whenIdle();
    return read({ client: await supabase(), reportError });
  };
  return useFigures(queryKey, readServer, outbox);
}

/** Like `useServerFigures`, from any source. */
export function useFigures<Figures extends { seconds_to_reset: number }>(
  queryKey: readonly [name: string, userId: string],
  queryFn: () => Promise<Figures>,
  outbox?: Outbox,
) {
  const { onSaved } = usePlatform();
  const cache = useQueryClient();
  const query = useQuery({
    queryKey,
    queryFn,
    refetchInterval: ({ state }) => (state.data ? (state.data.seconds_to_reset + 1) * 1_000 : false),
  });

  const readAgain = useEffectEvent(async () => {
    // A first request may still be running and be older than the result, and a second one would join it.
    if (cache.getQueryData(queryKey) === undefined) await cache.invalidateQueries({ queryKey });
    await cache.invalidateQueries({ queryKey });
  });
  useEffect(() => onSaved(() => void readAgain()), [onSaved]);
  useEffect(() => {
    let wasWaiting = outbox?.isWaiting();
    return outbox?.subscribe(() => {
      if (wasWaiting && !outbox.isWaiting()) void readAgain();
      wasWaiting = outbox.isWaiting();
    });
  }, [outbox]);
  return query;
}
