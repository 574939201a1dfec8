import { useCallback } from 'react';
import { usePlatform } from '@ninefold/platform';
import { longDate } from '@ninefold/contracts';
import { copy } from './copy';
import type { ProfilePatch } from './profile-fields';

/** `taken`: another account has the username. `offline`: the server could not be reached. */
export type SaveOutcome = 'saved' | 'taken' | 'offline' | 'failed' | UsernameRefusal;

/** Why the username was refused, in words for its field. */
export interface UsernameRefusal {
  readonly username: string;
}

/** Postgres error code. The username is the only unique column of a patch. */
const UNIQUE_VIOLATION = '23505';

function refusedUsername({ hint, details }: { hint: string; details: string }): string | null {
  if (hint === 'name-removed') return copy.fields.usernameRemoved;
  if (hint !== 'too-many-renames') return null;
  return copy.fields.usernameLater(longDate(new Date(Date.now() + Number(details) * 1_000)));
}

/** Updates the signed-in user's own profile; never throws. */
export function useSaveProfile(userId: string): (patch: ProfilePatch) => Promise<SaveOutcome> {
  const platform = usePlatform();
  return useCallback(
    async (patch) => {
      try {
        const client = await platform.supabase();
        // `single()` turns an update of no row into an error.
        const { error, status } = await client
          .from('profiles')
          .update(patch)
          .eq('id', userId)
          .select('id')
          .single();
        if (!error) return 'saved';
        if (error.code === UNIQUE_VIOLATION) return 'taken';
        if (status === 0) return 'offline';
        const username = refusedUsername(error);
        if (username) return { username };
        platform.reportError(error, 'account: save profile');
        return 'failed';
      } catch {
        return 'offline';
      }
    },
    [platform, userId],
  );
}
