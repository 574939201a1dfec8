import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ProgressReportSchema } from 'shared-contracts';
import { usePlatform } from 'shared-platform';
import { useDevice } from '../device/device';
import { sendKept } from '../state/send-session';

const keyOf = (userId: string) => ['progress-report', userId] as const;

/** The person's own figures, by the server. What this device still has of sessions is sent first, so that it counts. */
export function useProgressReport(userId: string) {
  const { supabase, onSaved, reportError } = usePlatform();
  const device = useDevice();
  const cache = useQueryClient();
  const query = useQuery({
    queryKey: keyOf(userId),
    queryFn: async () => {
      const client = await supabase();
      await sendKept({ client, device, userId }, (error) => reportError(error, 'learning: kept session'));
      const { data, error } = await client.rpc('progress_report');
      if (error) throw new Error(error.message, { cause: error });
      return ProgressReportSchema.parse(data);
    },
    refetchInterval: ({ state }) => (state.data ? (state.data.seconds_to_reset + 1) * 1_000 : false),
  });

  useEffect(
    () => onSaved(() => void cache.invalidateQueries({ queryKey: keyOf(userId) })),
    [onSaved, cache, userId],
  );

  const { error } = query;
  useEffect(() => {
    if (error) reportError(error, 'learning: progress');
  }, [error, reportError]);
  return query;
}
