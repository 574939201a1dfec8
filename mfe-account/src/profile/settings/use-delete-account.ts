import * as v from 'valibot';
import { useState } from 'react';
import { EndSubscriptionResponseSchema } from '@ninefold/contracts';
import { callRpc, deleteUserAccountCall, RpcError } from '@ninefold/contracts/rpc';
import { useNavigate, usePlatform, type AuthUser } from '@ninefold/platform';
import { copy as authCopy } from '../../auth/copy';
import { copy } from '../copy';

/** `subscription-live`: the database deletes no account that something can still be charged for. */
type Outcome = 'gone' | 'subscription-live' | { readonly failure: string };

/**
 * Deletes the account, and ends its subscription before. After it the person is signed out on the start page; after a
 * failure the account is still there.
 */
export function useDeleteAccount(user: AuthUser) {
  const platform = usePlatform();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function callDatabase(): Promise<Outcome> {
    try {
      await callRpc(await platform.supabase(), deleteUserAccountCall, { user_id_to_delete: user.id });
      return 'gone';
    } catch (error) {
      if (!(error instanceof RpcError) || error.kind === 'offline') return { failure: authCopy.offline };
      // An earlier call succeeded and its response was lost.
      if (error.hint === 'account-gone') return 'gone';
      if (error.hint === 'subscription-live') return 'subscription-live';
      if (error.hint === 'signed-out') return { failure: copy.danger.sessionOver };
      platform.reportError(error, 'account: delete account');
      return { failure: copy.danger.failed };
    }
  }

  /** @returns why something can still be charged; null when nothing can */
  async function endSubscription(): Promise<string | null> {
    const outcome = await platform.payments.post(
      '/api/end-subscription',
      {},
      v.parser(EndSubscriptionResponseSchema),
    );
    return outcome.ok ? null : copy.danger.subscriptionNotEnded;
  }

  /** @returns why the account is still there; null when it is gone */
  async function callServers(): Promise<string | null> {
    let outcome = await callDatabase();
    if (outcome === 'subscription-live') {
      const failure = await endSubscription();
      if (failure) return failure;
      outcome = await callDatabase();
    }
    if (outcome === 'gone') return null;
    return outcome === 'subscription-live' ? copy.danger.subscriptionNotEnded : outcome.failure;
  }

  async function deleteAccount() {
    setBusy(true);
    setError(null);
    const failure = await callServers();
    if (failure) {
      setError(failure);
      setBusy(false);
      return;
    }
    await platform.signOut();
    forgetOnDevice(user.id);
    void navigate('/', { replace: true });
    platform.notify(copy.danger.deleted);
  }

  return { deleteAccount, busy, error, clearError: () => setError(null) };
}

/** Removes what the remotes stored on this device for a user: it has the user's id in its key or in its value. */
function forgetOnDevice(userId: string): void {
  forgetIn(() => window.localStorage, userId);
  forgetIn(() => window.sessionStorage, userId);
}

function forgetIn(open: () => Storage, userId: string): void {
  try {
    const storage = open();
    for (const key of Object.keys(storage)) {
      if (key.includes(userId) || storage.getItem(key)?.includes(userId)) storage.removeItem(key);
    }
  } catch {
    // A browser that forbids storage has nothing to forget.
  }
}
