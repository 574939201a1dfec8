import { useEffect, useState } from 'react';
import { usePlatform } from 'shared-platform';
import type { Owner } from '../device/daily-record';
import { fetchPersonalBest } from '../sync/send-results';
import { useRoundDevice } from '../rounds/round-device';
import type { RoundGame } from '../sync/read-stored-result';

/** The best score before the next round: the server's word and what this device has not yet sent. null when none is known. */
export function usePersonalBest(owner: Owner, game: RoundGame): number | null {
  const { auth, supabase } = usePlatform();
  const { records } = useRoundDevice();
  const [fetched, setFetched] = useState<{ owner: Owner; best: number | null } | null>(null);
  const isSignedIn = auth.status === 'in';

  useEffect(() => {
    if (!isSignedIn) return;
    let current = true;
    fetchPersonalBest(supabase, game)
      .then((best) => current && setFetched({ owner, best }))
      // Offline there is what the device knows.
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [isSignedIn, owner, game, supabase]);

  const known = [records.bestOf(owner, game), fetched?.owner === owner ? fetched.best : null];
  const bests = known.filter((best) => best !== null);
  return bests.length > 0 ? Math.max(...bests) : null;
}
