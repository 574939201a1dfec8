import { useCallback, useEffect, useState } from 'react';
import { EMAIL_RESENT_NOTICE_MS, EMAIL_VERIFICATION_POLL_MS } from 'shared-contracts';
import type { AuthFailure } from '../auth/auth-failure';
import { confirmedUrl } from '../auth/confirmed-url';
import { useAuthCall } from '../auth/use-auth-call';

export type VerificationState =
  | { readonly is: 'waiting' | 'checking' | 'not-yet' | 'resending' | 'resent' | 'verified' }
  | { readonly is: 'failed'; readonly failure: AuthFailure };

/**
 * Watches for the confirmation of an address. The link in the mail leaves a session in this browser, and the
 * session says when the address was confirmed; a confirmation on another device is not seen from here.
 */
export function useEmailVerification(email: string, onVerified: () => void) {
  const callAuth = useAuthCall();
  const [state, setState] = useState<VerificationState>({ is: 'waiting' });
  const verified = state.is === 'verified';

  const isConfirmed = useCallback(async () => {
    const outcome = await callAuth((auth) => auth.getSession());
    return outcome.ok && Boolean(outcome.data.session?.user.email_confirmed_at);
  }, [callAuth]);

  useEffect(() => {
    if (verified) return;
    const poll = setInterval(async () => {
      if (await isConfirmed()) setState({ is: 'verified' });
    }, EMAIL_VERIFICATION_POLL_MS);
    return () => clearInterval(poll);
  }, [isConfirmed, verified]);

  useEffect(() => {
    if (verified) onVerified();
  }, [verified, onVerified]);

  useEffect(() => {
    if (state.is !== 'resent') return;
    const quiet = setTimeout(() => setState({ is: 'waiting' }), EMAIL_RESENT_NOTICE_MS);
    return () => clearTimeout(quiet);
  }, [state]);

  return {
    state,
    async check() {
      setState({ is: 'checking' });
      setState({ is: (await isConfirmed()) ? 'verified' : 'not-yet' });
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
