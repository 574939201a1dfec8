import { useState } from 'react';
import { useLocation, useNavigate } from 'shared-platform';
import type { AuthFailure } from '../auth/auth-failure';
import { removeConfirmationMark } from '../auth/confirmation-mark';
import { confirmedUrl } from '../auth/confirmed-url';
import { useAuthCall } from '../auth/use-auth-call';
import { copy } from '../copy';
import { NEW_ACCOUNT_METADATA, type AccountValues } from './config';

/** Creates the account and sends its owner to sign in, whatever the service says about the address being known. */
export function useCreateAccount() {
  const callAuth = useAuthCall();
  const navigate = useNavigate();
  const location = useLocation();
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const [busy, setBusy] = useState(false);

  async function create({ email, password }: AccountValues) {
    setBusy(true);
    setFailure(null);
    removeConfirmationMark();
    const outcome = await callAuth((auth) =>
      auth.signUp({
        email,
        password,
        options: { emailRedirectTo: confirmedUrl(), data: NEW_ACCOUNT_METADATA },
      }),
    );
    setBusy(false);

    // Nobody may learn here who has an account: a known address reads the same as a new one.
    const known = !outcome.ok && outcome.failure.kind === 'registered';
    if (!outcome.ok && !known) return setFailure(outcome.failure);
    if (outcome.ok && !outcome.data.user) return setFailure({ kind: 'refused', message: copy.signUp.noUser });
    // A service that asks for no confirmation has signed the person in: the shell takes them on.
    if (outcome.ok && outcome.data.session) return;
    await navigate('/login', { state: { ...location.state, message: copy.signUp.created(email), email } });
  }

  return { create, busy, failure, clearFailure: () => setFailure(null) };
}
