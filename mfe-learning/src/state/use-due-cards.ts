import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePlatform } from '@ninefold/platform';
import { readReviewQueue } from './learning-calls';

/** The cards that are due now, read once for each session that is taken up. */
export function useDueCards(userId: string, isNeeded: boolean) {
  const { supabase, reportError } = usePlatform();
  const query = useQuery({
    queryKey: ['due-cards', userId],
    queryFn: async () => readReviewQueue({ client: await supabase(), reportError }),
    enabled: isNeeded,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const { error } = query;
  useEffect(() => {
    if (error) reportError(error, 'learning: due cards');
  }, [error, reportError]);
  return query;
}
