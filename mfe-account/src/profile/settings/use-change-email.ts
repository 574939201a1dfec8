import { useState } from 'react';
import { failureMessage } from '../../auth/failure-message';
import { useAuthCall } from '../../auth/use-auth-call';
import { copy } from '../../copy';

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
    if (!outcome.ok) setError(failureMessage(outcome.failure, copy.settings.emailFailed));
    return outcome.ok;
  }

  return { change, busy, error, clearError: () => setError(null) };
}
