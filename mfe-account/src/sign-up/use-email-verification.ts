import { useCallback, useEffect, useState } from 'react';
import { EMAIL_RESENT_NOTICE_MS, EMAIL_VERIFICATION_POLL_MS } from 'shared-contracts';
import type { AuthFailure } from '../auth/auth-failure';
import { confirmedUrl, hasConfirmationMark } from '../auth/email-address';
import { useAuthCall } from '../auth/use-auth-call';

/** What confirmed the address: a session of its owner, or the link in another tab of this browser. */
export type Confirmation = 'signed-in' | 'link-opened';

export type VerificationState =
  | { readonly is: 'waiting' | 'checking' | 'not-yet' | 'resending' | 'resent' }
  | { readonly is: 'verified'; readonly by: Confirmation }
  | { readonly is: 'failed'; readonly failure: AuthFailure };

/**
 * Looks every few seconds whether the address is confirmed, until it is. A confirmation on another device cannot be
 * seen from here.
 */
export function useEmailVerification(email: string, onVerified: (by: Confirmation) => void) {
  const callAuth = useAuthCall();
  const [state, setState] = useState<VerificationState>({ is: 'waiting' });
  const verifiedBy = state.is === 'verified' ? state.by : null;

  const readConfirmation = useCallback(async (): Promise<Confirmation | null> => {
    if (hasConfirmationMark()) return 'link-opened';
    const outcome = await callAuth((auth) => auth.getSession());
    return outcome.ok && outcome.data.session?.user.email_confirmed_at ? 'signed-in' : null;
  }, [callAuth]);

  useEffect(() => {
    if (verifiedBy) return onVerified(verifiedBy);
    const poll = setInterval(async () => {
      const by = await readConfirmation();
      if (by) setState({ is: 'verified', by });
    }, EMAIL_VERIFICATION_POLL_MS);
    return () => clearInterval(poll);
  }, [readConfirmation, verifiedBy, onVerified]);

  useEffect(() => {
    if (state.is !== 'resent') return;
    const quiet = setTimeout(() => setState({ is: 'waiting' }), EMAIL_RESENT_NOTICE_MS);
    return () => clearTimeout(quiet);
  }, [state]);

  return {
    state,
    async check() {
      setState({ is: 'checking' });
      const by = await readConfirmation();
      setState(by ? { is: 'verified', by } : { is: 'not-yet' });
    },
    async resend() {
      setState({ is: 'resending' });
      const outcome = await callAuth((auth) =>
        auth.resend({ type: 'signup', email, options: { emailRedirectTo: confirmedUrl() } }),
      );
      setState(outcome.ok ? { is: 'resent' } : { is: 'failed', failure: outcome.failure });
    },
  };
}
