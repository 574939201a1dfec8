import { useEffect, useState } from 'react';
import { useAuthCall } from '../../auth/use-auth-call';

/**
 * The new address that awaits confirmation, or null. A session contains the address it started with, so it is refreshed
 * if the address has changed since, here or on another device.
 */
export function usePendingEmail(email: string): string | null {
  const callAuth = useAuthCall();
  const [pending, setPending] = useState<string | null>(null);

  useEffect(() => {
    let stale = false;
    void (async () => {
      const response = await callAuth((auth) => auth.getUser());
      if (stale || !response.ok) return;
      const { user } = response.data;
      setPending(user?.new_email ?? null);
      if (user?.email && user.email !== email) await callAuth((auth) => auth.refreshSession());
    })();
    return () => {
      stale = true;
    };
  }, [callAuth, email]);

  return pending;
}
