import { useQuery } from '@tanstack/react-query';
import { usePlatform } from 'shared-platform';
import { DashboardSummarySchema } from './dashboard-summary';

/** The signed-in person's figures: one call, asked again when the day turns. */
export function useDashboardSummary(userId: string) {
  const platform = usePlatform();
  return useQuery({
    queryKey: ['dashboard-summary', userId],
    queryFn: async () => {
      const client = await platform.supabase();
      const { data, error } = await client.rpc('dashboard_summary');
      if (error) throw new Error(error.message, { cause: error });
      return DashboardSummarySchema.parse(data);
    },
    refetchInterval: ({ state }) => (state.data ? (state.data.seconds_to_reset + 1) * 1_000 : false),
  });
}
