import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { usePlatform } from '@ninefold/platform';
import type { Outbox } from '@ninefold/web/storage';
import type { Caller } from './calls';

/**
 * What the server knows of a person. Read again when the day turns and after each result that the server saved. A response
 * of another shape is an error, like no response.
 * @param outbox of answers that count in the figures: they are read after the try that runs, and again when what waited is sent
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

/** As `useServerFigures`, wherever they are read. */
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
    // A first call that is still open may be older than the result, and the next one would join it.
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
