import { useEffect, useEffectEvent, useState } from 'react';
import type { Owner, TodaysSheet } from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';
import { useDevice } from '../device/device';
import type { ServerClock } from '../device/server-clock';
import { serverOffset } from '../device/server-offset';
import { fetchSheet } from './sheet-calls';

/**
 * What the server has of a signed-in player's day: what other devices did is in it. It is asked again when a result was
 * saved, when the page is looked at again, and when the day turns.
 * @returns null for a guest, and until the server has responded
 */
export function useServerSheet(owner: Owner, dayKey: string, clock: ServerClock): TodaysSheet | null {
  const { auth, supabase, onSaved } = usePlatform();
  const { now } = useDevice();
  const [fetched, setFetched] = useState<{ owner: Owner; sheet: TodaysSheet } | null>(null);
  const isMember = auth.status === 'in';

  const ask = useEffectEvent(async (isCurrent: () => boolean) => {
    const sheet = await fetchSheet(supabase);
    if (!isCurrent()) return;
    clock.correct(serverOffset(sheet, now()));
    setFetched({ owner, sheet });
  });

  useEffect(() => {
    if (!isMember) return;
    let left = false;
    // Without a response, the device says what it knows.
    const look = () => void ask(() => !left).catch(() => undefined);
    const onVisible = () => {
      if (document.visibilityState === 'visible') look();
    };
    look();
    const endSaved = onSaved(look);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      left = true;
      endSaved();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [isMember, owner, dayKey, onSaved]);

  return fetched?.owner === owner && fetched.sheet.day_key === dayKey ? fetched.sheet : null;
}
