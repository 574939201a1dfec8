import { useState } from 'react';
import { useAuthCall } from '../../auth/use-auth-call';
import type { AuthFailure } from '../../auth/auth-failure';
import { copy } from '../../copy';

function messageOf(failure: AuthFailure): string {
  if (failure.kind === 'offline') return copy.offline;
  return 'message' in failure ? failure.message : copy.settings.emailFailed;
}

/** Asks for another address. It becomes the person's own when the link in the mail has been followed. */
export function useChangeEmail() {
  const callAuth = useAuthCall();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function change(email: string): Promise<boolean> {
    setBusy(true);
    setError(null);
    const outcome = await callAuth((auth) =>
      auth.updateUser({ email }, { emailRedirectTo: `${window.location.origin}/profile` }),
    );
    setBusy(false);
    if (!outcome.ok) setError(messageOf(outcome.failure));
    return outcome.ok;
  }

  return { change, busy, error, clearError: () => setError(null) };
}
