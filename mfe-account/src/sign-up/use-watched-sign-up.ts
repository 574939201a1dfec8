import { useCallback, useRef } from 'react';
import { callRpc, signUpIsConfirmedCall, watchSignUpCall } from '@ninefold/contracts/rpc';
import { usePlatform } from '@ninefold/platform';
import { signUpId } from '../auth/email-address';

/**
 * Whether the address was confirmed, on any device. This browser's id of the sign-up is the secret that the server
 * knows the waiting page by, so it works after a reload too.
 * @returns a function that never throws; null if it is unknown: the server cannot be reached or could not be told of this
 *   page in time, or storage is blocked
 */
export function useWatchedSignUp(email: string): () => Promise<boolean | null> {
  const platform = usePlatform();
  // The id as it was at first: the tab that signs in by the link removes it.
  const watched = useRef<{ p_email: string; p_secret: string }>(undefined);
  const isLate = useRef(false);
  return useCallback(async () => {
    const p_secret = signUpId();
    if (!p_secret) return null;
    try {
      const client = await platform.supabase();
      if (watched.current?.p_email !== email) {
        const watch = { p_email: email, p_secret };
        await callRpc(client, watchSignUpCall, watch);
        watched.current = watch;
      }
      const isConfirmed = await callRpc(client, signUpIsConfirmedCall, watched.current);
      return isConfirmed || (isLate.current ? null : false);
    } catch {
      // The server does not watch an address that is confirmed meanwhile.
      isLate.current ||= watched.current?.p_email !== email;
      return null;
    }
  }, [platform, email]);
}
