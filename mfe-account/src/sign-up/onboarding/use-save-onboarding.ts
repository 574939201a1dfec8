import { useState } from 'react';
import type { AccountMetadata } from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';
import { useAuthCall } from '../../auth/use-auth-call';

type SaveOutcome = 'saved' | 'offline' | 'failed';

/** Saves answers in the account's metadata, and names in the profile too, so that its setup does not ask again. */
export function useSaveOnboarding() {
  const platform = usePlatform();
  const callAuth = useAuthCall();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Exclude<SaveOutcome, 'saved'> | null>(null);

  async function saveNames({ first_name, last_name }: AccountMetadata): Promise<SaveOutcome> {
    if (platform.auth.status !== 'in' || first_name === undefined) return 'saved';
    try {
      const client = await platform.supabase();
      const { error, status } = await client
        .from('profiles')
        .update({ first_name, last_name: last_name ?? null })
        .eq('id', platform.auth.user.id);
      if (!error) return 'saved';
      return status === 0 ? 'offline' : 'failed';
    } catch {
      return 'offline';
    }
  }

  /** A failure is only reported, because the answers are saved and the shell reads the profile with the next page. */
  const refreshProfile = () =>
    platform
      .refreshProfile()
      .catch((error: unknown) => platform.reportError(error, 'account: refresh after onboarding'));

  async function saveAnswers(data: AccountMetadata): Promise<SaveOutcome> {
    const outcome = await callAuth((auth) => auth.updateUser({ data }));
    if (outcome.ok) return 'saved';
    return outcome.failure.kind === 'offline' ? 'offline' : 'failed';
  }

  return {
    busy,
    failure,
    clearFailure: () => setFailure(null),
    /** @returns whether the answers were saved; never throws */
    async save(data: AccountMetadata): Promise<boolean> {
      setBusy(true);
      setFailure(null);
      const names = await saveNames(data);
      const outcome = names === 'saved' ? await saveAnswers(data) : names;
      if (outcome === 'saved' && data.first_name !== undefined) await refreshProfile();
      setBusy(false);
      if (outcome !== 'saved') setFailure(outcome);
      return outcome === 'saved';
    },
  };
}
