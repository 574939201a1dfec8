import * as v from 'valibot';
import { useEffect, useState } from 'react';
import { USERNAME_CHECK_DEBOUNCE_MS } from '@ninefold/contracts';
import { callRpc, usernameAvailableCall } from '@ninefold/contracts/rpc';
import { usePlatform, type Platform } from '@ninefold/platform';
import { PROFILE_FIELDS } from '../profile-fields';

/** `unknown` does not block saving: the database decides then. */
export type Availability = 'unknown' | 'checking' | 'available' | 'taken';

/** A connection may hang for minutes, so a call is aborted after this time. */
const ATTEMPT_MS = 4_000;
/** Delay before the next attempt; it doubles each time. */
const RETRY_MS = { first: 1_000, max: 30_000 };

/**
 * Asks the server whether a changed, well-formed username is available, after a pause in typing. It retries until the
 * server responds; meanwhile, the result is `checking`.
 */
export function useUsernameAvailability(username: string, own: string | null): Availability {
  const { supabase } = usePlatform();
  const [known, setKnown] = useState<{ username: string; availability: Availability } | null>(null);
  const isWorthAsking = username !== own && v.safeParse(PROFILE_FIELDS.username.schema, username).success;

  useEffect(() => {
    if (!isWorthAsking) return;
    let next: ReturnType<typeof setTimeout>;
    let stale = false;
    const askAfter = (ms: number, pause: number) => {
      next = setTimeout(async () => {
        const availability = await askServer(supabase, username);
        if (stale) return;
        if (availability === 'unknown') askAfter(pause, Math.min(2 * pause, RETRY_MS.max));
        else setKnown({ username, availability });
      }, ms);
    };
    askAfter(USERNAME_CHECK_DEBOUNCE_MS, RETRY_MS.first);
    return () => {
      stale = true;
      clearTimeout(next);
    };
  }, [supabase, username, isWorthAsking]);

  if (!isWorthAsking) return 'unknown';
  return known?.username === username ? known.availability : 'checking';
}

/** Never rejects. */
function askServer(supabase: Platform['supabase'], p_username: string): Promise<Availability> {
  return new Promise((resolve) => {
    const call = new AbortController();
    const giveUp = () => {
      call.abort();
      resolve('unknown');
    };
    const timeout = setTimeout(giveUp, ATTEMPT_MS);
    const ask = async () => {
      const client = await supabase();
      const isFree = await callRpc(client, usernameAvailableCall, { p_username }, { signal: call.signal });
      resolve(isFree ? 'available' : 'taken');
    };
    void ask()
      .catch(giveUp)
      .finally(() => clearTimeout(timeout));
  });
}
