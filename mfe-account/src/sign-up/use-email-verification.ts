import { useCallback, useEffect, useState } from 'react';
import {
  EMAIL_RESEND_WAIT_SECONDS,
  EMAIL_RESENT_NOTICE_MS,
  EMAIL_SIGN_IN_POLL_MS,
  EMAIL_VERIFICATION_POLL_MS,
} from '@ninefold/contracts';
import { shareEmail } from '../auth/share-email';
import type { AuthFailure } from '../auth/auth-failure';
import { confirmedUrl, hasConfirmationFlag } from '../auth/email-address';
import { useAuthCall } from '../auth/use-auth-call';
import type { Captcha } from '../auth/use-captcha';
import { useCountdown } from '../auth/use-countdown';
import { useSignInAfterLink } from './use-sign-in-after-link';

/** How the address was confirmed: by a session of its owner, or by the link in another tab of this browser. */
export type Confirmation = 'signed-in' | 'link-opened';

export type VerificationState =
  | { readonly status: 'waiting' | 'checking' | 'not-yet' | 'unknown' | 'resending' | 'resent' }
  | { readonly status: 'verified'; readonly by: Confirmation }
  | { readonly status: 'failed'; readonly failure: AuthFailure };

export interface SignUpMail {
  readonly email: string;
  /** When this page last requested an email, in epoch milliseconds. */
  readonly mailedAt?: number | undefined;
  /** As typed on this page; lost on reload. */
  readonly password?: string | undefined;
}

/** Tolerates a clock that was set back. */
function secondsToWait(mailedAt = 0): number {
  const passed = (Date.now() - mailedAt) / 1_000;
  return passed < 0 ? 0 : Math.max(0, EMAIL_RESEND_WAIT_SECONDS - passed);
}

/**
 * Polls until the address is confirmed: every few seconds in this browser, and less often by signing in, which also
 * detects a link opened on another device.
 */
export function useEmailVerification(
  { email, mailedAt, password }: SignUpMail,
  captcha: Captcha,
  onVerified: (by: Confirmation) => void,
) {
  const callAuth = useAuthCall();
  const signInAfterLink = useSignInAfterLink(email, password);
  const wait = useCountdown(secondsToWait(mailedAt));
  const [state, setState] = useState<VerificationState>({ status: 'waiting' });
  const verifiedBy = state.status === 'verified' ? state.by : null;

  const readConfirmation = useCallback(async (): Promise<Confirmation | null> => {
    if (hasConfirmationFlag()) return 'link-opened';
    const outcome = await callAuth((auth) => auth.getSession());
    return outcome.ok && outcome.data.session?.user.email_confirmed_at ? 'signed-in' : null;
  }, [callAuth]);

  useEffect(() => shareEmail(email), [email]);

  useEffect(() => {
    if (verifiedBy) return onVerified(verifiedBy);
    const poll = setInterval(async () => {
      const by = await readConfirmation();
      if (by) setState({ status: 'verified', by });
    }, EMAIL_VERIFICATION_POLL_MS);
    return () => clearInterval(poll);
  }, [readConfirmation, verifiedBy, onVerified]);

  useEffect(() => {
    if (verifiedBy) return;
    // Infrequent, because the server limits sign-ins. It also runs when the person returns to this tab, because the link may be
    // open now.
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      void signInAfterLink().then(
        (outcome) => outcome === 'signed-in' && setState({ status: 'verified', by: outcome }),
      );
    };
    const poll = setInterval(look, EMAIL_SIGN_IN_POLL_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(poll);
      document.removeEventListener('visibilitychange', look);
    };
  }, [signInAfterLink, verifiedBy]);

  useEffect(() => {
    if (state.status !== 'resent') return;
    const quiet = setTimeout(() => setState({ status: 'waiting' }), EMAIL_RESENT_NOTICE_MS);
    return () => clearTimeout(quiet);
  }, [state]);

  return {
    state,
    /** Seconds until another email may be requested; 0 when it may. */
    secondsToResend: Math.ceil(wait.secondsLeft),
    async check() {
      setState({ status: 'checking' });
      const by = await readConfirmation();
      if (by) return setState({ status: 'verified', by });
      const tried = await signInAfterLink();
      setState(tried === 'signed-in' ? { status: 'verified', by: tried } : { status: tried });
    },
    async resend() {
      if (!captcha.pass()) return;
      setState({ status: 'resending' });
      const options = { emailRedirectTo: confirmedUrl(), ...captcha.options };
      const outcome = await callAuth((auth) => auth.resend({ type: 'signup', email, options }));
      captcha.renew();
      if (outcome.ok) wait.start(EMAIL_RESEND_WAIT_SECONDS);
      else if (outcome.failure.kind === 'limited') wait.start(outcome.failure.retrySeconds);
      setState(outcome.ok ? { status: 'resent' } : { status: 'failed', failure: outcome.failure });
    },
  };
}
