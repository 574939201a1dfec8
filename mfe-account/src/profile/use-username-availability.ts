import { useEffect, useState } from 'react';
import { USERNAME_CHECK_DEBOUNCE_MS } from 'shared-contracts';
import { usePlatform } from 'shared-platform';
import { UsernameSchema } from './config';

/** `unknown` blocks nobody: the database has the last word when the name is saved. */
export type Availability = 'unknown' | 'checking' | 'available' | 'taken';

/** Asks whether a changed, well-formed username is free, once typing has paused. */
export function useUsernameAvailability(username: string, own: string | null): Availability {
  const platform = usePlatform();
  const [answer, setAnswer] = useState<{ username: string; availability: Availability } | null>(null);
  const worthAsking = username !== own && UsernameSchema.safeParse(username).success;

  useEffect(() => {
    if (!worthAsking) return;
    let stale = false;
    const ask = async (): Promise<Availability> => {
      try {
        const client = await platform.supabase();
        const { data, error } = await client.rpc('username_available', { p_username: username });
        if (error) return 'unknown';
        return data ? 'available' : 'taken';
      } catch {
        return 'unknown';
      }
    };
    const pause = setTimeout(async () => {
      const availability = await ask();
      if (!stale) setAnswer({ username, availability });
    }, USERNAME_CHECK_DEBOUNCE_MS);
    return () => {
      stale = true;
      clearTimeout(pause);
    };
  }, [platform, username, worthAsking]);

  if (!worthAsking) return 'unknown';
  return answer?.username === username ? answer.availability : 'checking';
}
