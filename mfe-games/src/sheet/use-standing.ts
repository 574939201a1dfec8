import { useEffect, useState } from 'react';
import type { GridGame } from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';
import { copy } from './copy';
import { fetchStanding } from './sheet-calls';

/**
 * How a saved time compares with everybody's of that day, in a sentence.
 * @param saved whether the account has the result
 * @returns undefined until it is known, and where too few have played
 */
export function useStanding(game: GridGame, dayKey: string, saved: boolean): string | undefined {
  const { auth, supabase } = usePlatform();
  const [percent, setPercent] = useState<number | null>(null);
  const asks = saved && auth.status === 'in';

  useEffect(() => {
    if (!asks) return;
    let left = false;
    fetchStanding(supabase, game, dayKey)
      .then((standing) => {
        if (!left) setPercent(standing.faster_than_percent);
      })
      // The result is as good without it.
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [asks, supabase, game, dayKey]);

  return asks && percent !== null ? copy.fasterThan(percent) : undefined;
}
