import * as v from 'valibot';
import { useState } from 'react';
import { EndSubscriptionResponseSchema } from '@ninefold/contracts';
import { callRpc, deleteUserAccountCall, RpcError } from '@ninefold/contracts/rpc';
import { useNavigate, usePlatform, type AuthUser } from '@ninefold/platform';
import { copy as authCopy } from '../../auth/copy';
import { copy } from '../copy';

/** `subscription-live`: the database refuses to delete an account that can still be charged. */
type Outcome = 'deleted' | 'subscription-live' | { readonly failure: string };

/**
 * Cancels the subscription, deletes the account, and then signs out to the start page. After a failure, the account
 * still exists.
 */
export function useDeleteAccount(user: AuthUser) {
  const platform = usePlatform();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function callDatabase(): Promise<Outcome> {
    try {
      await callRpc(await platform.supabase(), deleteUserAccountCall, { user_id_to_delete: user.id });
      return 'deleted';
    } catch (error) {
      if (!(error instanceof RpcError) || error.kind === 'offline') return { failure: authCopy.offline };
      // An earlier call succeeded and its response was lost.
      if (error.hint === 'account-deleted') return 'deleted';
      if (error.hint === 'subscription-live') return 'subscription-live';
      if (error.hint === 'signed-out') return { failure: copy.danger.sessionOver };
      platform.reportError(error, 'account: delete account');
      return { failure: copy.danger.failed };
    }
  }

  /** @returns a message if the account can still be charged; otherwise null */
  async function endSubscription(): Promise<string | null> {
    const outcome = await platform.payments.post(
      '/api/end-subscription',
      {},
      v.parser(EndSubscriptionResponseSchema),
    );
    return outcome.ok ? null : copy.danger.subscriptionNotEnded;
  }

  /** @returns a message if the account still exists; null after its deletion */
  async function callServers(): Promise<string | null> {
    let outcome = await callDatabase();
    if (outcome === 'subscription-live') {
      const failure = await endSubscription();
      if (failure) return failure;
      outcome = await callDatabase();
    }
    if (outcome === 'deleted') return null;
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
    clearStoredData(user.id);
    void navigate('/', { replace: true });
    platform.notify(copy.danger.deleted);
  }

  return { deleteAccount, busy, error, clearError: () => setError(null) };
}

/** Removes everything that remotes stored on this device with the user's id in its key or value. */
function clearStoredData(userId: string): void {
  clearStorage(() => window.localStorage, userId);
  clearStorage(() => window.sessionStorage, userId);
}

function clearStorage(open: () => Storage, userId: string): void {
  try {
    const storage = open();
    for (const key of Object.keys(storage)) {
      if (key.includes(userId) || storage.getItem(key)?.includes(userId)) storage.removeItem(key);
    }
  } catch {
    // When storage is blocked, nothing is stored.
  }
}
