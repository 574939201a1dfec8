import { useState } from 'react';
import { useNavigate, usePlatform, type AuthUser } from 'shared-platform';
import { copy as authCopy } from '../../auth/copy';
import { copy } from '../copy';
import { forgetOnDevice } from './forget-on-device';

/** The reasons of the database that a person can do something about. */
const REASONS: Readonly<Record<string, string>> = {
  'session-over': copy.danger.sessionOver,
  'subscription-live': copy.danger.subscriptionLive,
};

/** Deletes the account. After it the person is signed out on the start page; after a failure nothing has changed. */
export function useDeleteAccount(user: AuthUser) {
  const platform = usePlatform();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  /** @returns why the account is still there; null when it is gone */
  async function callServer(): Promise<string | null> {
    try {
      const client = await platform.supabase();
      const { error, status } = await client.rpc('delete_user_account', { user_id_to_delete: user.id });
      // Gone already: an earlier call succeeded and its response was lost.
      if (!error || error.hint === 'account-gone') return null;
      if (status === 0) return authCopy.offline;
      platform.reportError(error, 'account: delete account');
      return REASONS[error.hint] ?? copy.danger.failed;
    } catch {
      return authCopy.offline;
    }
  }

  async function deleteAccount() {
    setBusy(true);
    setError(null);
    const failure = await callServer();
    if (failure) {
      setError(failure);
      setBusy(false);
      return;
    }
    await platform.signOut();
    forgetOnDevice(user.id);
    // The shell's guard first leads from this page to the sign-in page, before the next task begins.
    await new Promise((resume) => setTimeout(resume));
    void navigate('/', { replace: true });
    platform.notify(copy.danger.deleted);
  }

  return { deleteAccount, busy, error, clearError: () => setError(null) };
}
