import { useEffect, useState } from 'react';
import { useAuthCall } from '../../auth/use-auth-call';

/**
 * The address that waits for its link to be opened; null without one. The session keeps the address with which it
 * began, so a change that was confirmed since then, here or on another device, is taken over.
 */
export function usePendingEmail(email: string): string | null {
  const callAuth = useAuthCall();
  const [pending, setPending] = useState<string | null>(null);

  useEffect(() => {
    let stale = false;
    void (async () => {
      const asked = await callAuth((auth) => auth.getUser());
      if (stale || !asked.ok) return;
      const { user } = asked.data;
      setPending(user?.new_email ?? null);
      if (user?.email && user.email !== email) await callAuth((auth) => auth.refreshSession());
    })();
    return () => {
      stale = true;
    };
  }, [callAuth, email]);

  return pending;
}
