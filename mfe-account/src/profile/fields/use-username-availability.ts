import * as v from 'valibot';
import { useEffect, useState } from 'react';
import { USERNAME_CHECK_DEBOUNCE_MS } from '@ninefold/contracts';
import { usePlatform, type Platform } from '@ninefold/platform';
import { PROFILE_FIELDS } from '../profile-fields';

/** `unknown` blocks no one: the database decides when the name is saved. */
export type Availability = 'unknown' | 'checking' | 'available' | 'taken';

/** A call that failed is made again so long after it: without an answer the field says that it is still checking. */
const RETRY_AFTER_MS = [1_000, 3_000] as const;

/** Asks the server whether a changed, well-formed username is free, after a pause in typing. */
export function useUsernameAvailability(username: string, own: string | null): Availability {
  const platform = usePlatform();
  const [known, setKnown] = useState<{ username: string; availability: Availability } | null>(null);
  const isWorthAsking = username !== own && v.safeParse(PROFILE_FIELDS.username.schema, username).success;

  useEffect(() => {
    if (!isWorthAsking) return;
    let next: ReturnType<typeof setTimeout>;
    let stale = false;
    const askAfter = (ms: number, [retryAfter, ...others]: readonly number[]) => {
      next = setTimeout(async () => {
        const availability = await askServer(platform, username);
        if (stale) return;
        if (availability === 'unknown' && retryAfter) askAfter(retryAfter, others);
        else setKnown({ username, availability });
      }, ms);
    };
    askAfter(USERNAME_CHECK_DEBOUNCE_MS, RETRY_AFTER_MS);
    return () => {
      stale = true;
      clearTimeout(next);
    };
  }, [platform, username, isWorthAsking]);

  if (!isWorthAsking) return 'unknown';
  return known?.username === username ? known.availability : 'checking';
}

async function askServer(platform: Platform, username: string): Promise<Availability> {
  try {
    const client = await platform.supabase();
    const { data: isFree, error } = await client.rpc('username_available', { p_username: username });
    if (error) return 'unknown';
    return isFree ? 'available' : 'taken';
  } catch {
    return 'unknown';
  }
}
