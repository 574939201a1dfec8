import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePlatform } from '@ninefold/platform';
import type { Caller } from './calls';
import { useSessionOutbox } from './session-outbox';

/**
 * What the server knows of a person. Answers that this device has not sent yet are sent first, so that they count. Read
 * again when the day turns and after each result that the server saved.
 */
export function useServerFigures<Figures extends { seconds_to_reset: number }>(
  [name, userId]: readonly [name: string, userId: string],
  read: (caller: Caller) => Promise<Figures>,
) {
  const { supabase, onSaved, reportError } = usePlatform();
  const outbox = useSessionOutbox(userId);
  const cache = useQueryClient();
  const query = useQuery({
    queryKey: [name, userId],
    queryFn: async () => {
      await outbox.flush();
      return read({ client: await supabase(), reportError });
    },
    refetchInterval: ({ state }) => (state.data ? (state.data.seconds_to_reset + 1) * 1_000 : false),
  });

  useEffect(() => {
    const readAgain = () => void cache.invalidateQueries({ queryKey: [name, userId] });
    const endSaved = onSaved(readAgain);
    let wasWaiting = outbox.isWaiting();
    const endSent = outbox.subscribe(() => {
      if (wasWaiting && !outbox.isWaiting()) readAgain();
      wasWaiting = outbox.isWaiting();
    });
    return () => {
      endSaved();
      endSent();
    };
  }, [onSaved, outbox, cache, name, userId]);
  return query;
}
