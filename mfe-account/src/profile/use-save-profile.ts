import { useCallback } from 'react';
import { usePlatform } from '@ninefold/platform';
import type { ProfilePatch } from './profile-fields';

/** `taken`: another account has the username. `offline`: the server was not reached. */
export type SaveOutcome = 'saved' | 'taken' | 'offline' | 'failed';

/** Postgres' code for a value that another row has; the username is the only unique column of a patch. */
const UNIQUE_VIOLATION = '23505';

/** Writes columns of the signed-in person's own profile; never throws. */
export function useSaveProfile(userId: string): (patch: ProfilePatch) => Promise<SaveOutcome> {
  const platform = usePlatform();
  return useCallback(
    async (patch) => {
      try {
        const client = await platform.supabase();
        // `single()` makes an update of no row an error.
        const { error, status } = await client
          .from('profiles')
          .update(patch)
          .eq('id', userId)
          .select('id')
          .single();
        if (!error) return 'saved';
        if (error.code === UNIQUE_VIOLATION) return 'taken';
        if (status === 0) return 'offline';
        platform.reportError(error, 'account: save profile');
        return 'failed';
      } catch {
        return 'offline';
      }
    },
    [platform, userId],
  );
}
