import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { usePlatform } from 'shared-platform';
import { DashboardSummarySchema } from './dashboard-summary';

/** The signed-in person's figures: one call, asked again when the day turns. */
export function useDashboardSummary(userId: string) {
  const { auth, supabase, reportError } = usePlatform();
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

  const { error, refetch } = query;
  const profile = auth.status === 'in' ? auth.profile : null;
  const shown = useRef(profile);
  useEffect(() => {
    if (shown.current === profile) return;
    shown.current = profile;
    // Something was saved from this device meanwhile, a game that waited for the network perhaps.
    void refetch();
  }, [profile, refetch]);

  useEffect(() => {
    if (error) reportError(error, 'learning: dashboard');
  }, [error, reportError]);
  return query;
}
