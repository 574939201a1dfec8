import { useState } from 'react';
import type { AuthFailure } from '../auth/auth-failure';
import { removeConfirmationMark } from '../auth/confirmation-mark';
import { useAuthCall } from '../auth/use-auth-call';
import type { SignInValues } from './config';

export interface SignIn {
  readonly failure: AuthFailure | null;
  /** Stays true after a success: the shell hears of the session and takes the person on. */
  readonly busy: boolean;
  submit(values: SignInValues): Promise<AuthFailure | null>;
  clearFailure(): void;
}

export function useSignIn(): SignIn {
  const callAuth = useAuthCall();
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const [busy, setBusy] = useState(false);

  return {
    failure,
    busy,
    clearFailure: () => setFailure(null),
    async submit(values) {
      setBusy(true);
      setFailure(null);
      const outcome = await callAuth((auth) => auth.signInWithPassword(values));
      if (outcome.ok) return null;
      // The link that was opened here belonged to another account.
      if (outcome.failure.kind === 'unconfirmed') removeConfirmationMark();
      setBusy(false);
      setFailure(outcome.failure);
      return outcome.failure;
    },
  };
}
