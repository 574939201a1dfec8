import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePlatform } from 'shared-platform';
import { DashboardSummarySchema } from './dashboard-summary';

/** The signed-in person's figures: one call, asked again when the day turns. */
export function useDashboardSummary(userId: string) {
  const { supabase, reportError } = usePlatform();
  const query = useQuery({
    queryKey: ['dashboard-summary', userId],
    queryFn: async () => {
      const client = await supabase();
      const { data, error } = await client.rpc('dashboard_summary');
      if (error) throw new Error(error.message, { cause: error });
      return DashboardSummarySchema.parse(data);
    },
    refetchInterval: ({ state }) => (state.data ? (state.data.seconds_to_reset + 1) * 1_000 : false),
  });

  const { error } = query;
  useEffect(() => {
    if (error) reportError(error, 'learning: dashboard');
  }, [error, reportError]);
  return query;
}
