import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DashboardSummarySchema, readKnown } from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';

const keyOf = (userId: string) => ['dashboard', userId] as const;

/**
 * The signed-in person's figures. They are fetched again when the day turns and after each result that the server
 * saved. A response of another shape is an error, like no response.
 */
export function useDashboardSummary(userId: string) {
  const { supabase, onSaved, reportError } = usePlatform();
  const cache = useQueryClient();
  const query = useQuery({
    queryKey: keyOf(userId),
    queryFn: async () => {
      const client = await supabase();
      const { data, error } = await client.rpc('dashboard_summary');
      if (error) throw new Error(error.message, { cause: error });
      return readKnown(DashboardSummarySchema, data, (unknown) =>
        reportError(unknown, 'learning: unknown in dashboard'),
      );
    },
    refetchInterval: ({ state }) => (state.data ? (state.data.seconds_to_reset + 1) * 1_000 : false),
  });

  const { refetch } = query;
  useEffect(
    () =>
      onSaved(async () => {
        // `refetch()` joins a first call that is still open, and that one may be older than the result.
        if (cache.getQueryData(keyOf(userId)) === undefined) await refetch();
        await refetch();
      }),
    [onSaved, cache, userId, refetch],
  );
  return query;
}
