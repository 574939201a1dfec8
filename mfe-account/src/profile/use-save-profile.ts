import { useCallback } from 'react';
import type { Database } from 'shared-contracts';
import { usePlatform } from 'shared-platform';

export type ProfilePatch = Database['public']['Tables']['profiles']['Update'];
export type SaveOutcome = 'saved' | 'taken' | 'offline' | 'failed';

const UNIQUE_VIOLATION = '23505';

/** Writes columns of the signed-in person's own profile; never throws. */
export function useSaveProfile(userId: string): (patch: ProfilePatch) => Promise<SaveOutcome> {
  const platform = usePlatform();
  return useCallback(
    async (patch) => {
      try {
        const client = await platform.supabase();
        // Asking for the row back makes an update that reached no row an error, rather than a silent success.
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
