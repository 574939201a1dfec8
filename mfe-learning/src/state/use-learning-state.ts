import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePlatform } from 'shared-platform';
import { useDevice } from '../device/device';
import { closeLeft } from './close-left';
import { readState } from './learning-calls';
import { sendKept } from './send-session';

export const learningStateKey = (userId: string) => ['learning-state', userId] as const;

/** Where the person stands, by the server. What this device still has of earlier sessions is sent first. */
export function useLearningState(userId: string) {
  const { supabase, onSaved, reportError } = usePlatform();
  const device = useDevice();
  const cache = useQueryClient();
  const query = useQuery({
    queryKey: learningStateKey(userId),
    queryFn: async () => {
      const client = await supabase();
      const sending = { client, device, userId };
      await sendKept(sending, (error) => reportError(error, 'learning: kept session'));
      const state = await readState(client);
      await closeLeft(sending, state);
      return state;
    },
    refetchInterval: ({ state }) => (state.data ? (state.data.seconds_to_reset + 1) * 1_000 : false),
  });

  useEffect(
    () => onSaved(() => void cache.invalidateQueries({ queryKey: learningStateKey(userId) })),
    [onSaved, cache, userId],
  );

  const { error } = query;
  useEffect(() => {
    if (error) reportError(error, 'learning: state');
  }, [error, reportError]);
  return query;
}
