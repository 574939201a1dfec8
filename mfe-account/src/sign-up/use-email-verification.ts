import { useCallback, useEffect, useState } from 'react';
import {
  EMAIL_RESEND_WAIT_SECONDS,
  EMAIL_RESENT_NOTICE_MS,
  EMAIL_VERIFICATION_POLL_MS,
} from '@ninefold/contracts';
import { shareEmail } from '../auth/share-email';
import type { AuthFailure } from '../auth/auth-failure';
import { confirmedUrl } from '../auth/email-address';
import { useAuthCall } from '../auth/use-auth-call';
import type { Captcha } from '../auth/use-captcha';
import { useCountdown } from '../auth/use-countdown';
import { useNetworkWait } from '../auth/use-network-wait';
import { useSignInAfterLink } from './use-sign-in-after-link';
import { useWatchedSignUp } from './use-watched-sign-up';

/** How the address was confirmed: with a session of its owner in this browser, or anywhere. */
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

/** Polls until the address is confirmed, on whichever device. Then it signs in if the password was typed on this page. */
export function useEmailVerification(
  { email, mailedAt, password }: SignUpMail,
  captcha: Captcha,
  onVerified: (by: Confirmation) => void,
) {
  const callAuth = useAuthCall();
  const signInAfterLink = useSignInAfterLink(email, password);
  const readWatched = useWatchedSignUp(email);
  const network = useNetworkWait(captcha);
  const wait = useCountdown(secondsToWait(mailedAt));
  const [state, setState] = useState<VerificationState>({ status: 'waiting' });
  const verifiedBy = state.status === 'verified' ? state.by : null;

  const readConfirmation = useCallback(async (): Promise<Confirmation | null | 'unknown'> => {
    const outcome = await callAuth((auth) => auth.getSession());
    if (outcome.ok && outcome.data.session?.user.email_confirmed_at) return 'signed-in';
    const isConfirmed = await readWatched();
    if (isConfirmed === null) return 'unknown';
    if (!isConfirmed) return null;
    return (await signInAfterLink()) ? 'signed-in' : 'link-opened';
  }, [callAuth, readWatched, signInAfterLink]);

  useEffect(() => shareEmail(email), [email]);

  useEffect(() => {
    if (verifiedBy) return onVerified(verifiedBy);
    let isLooking = false;
    const look = async () => {
      // On a slow network, a second one would also sign in a second time.
      if (isLooking) return;
      isLooking = true;
      const by = await readConfirmation();
      isLooking = false;
      if (by && by !== 'unknown') setState({ status: 'verified', by });
    };
    void look();
    const poll = setInterval(look, EMAIL_VERIFICATION_POLL_MS);
    return () => clearInterval(poll);
  }, [readConfirmation, verifiedBy, onVerified]);

  useEffect(() => {
    if (state.status !== 'resent') return;
    const quiet = setTimeout(() => setState({ status: 'waiting' }), EMAIL_RESENT_NOTICE_MS);
    return () => clearTimeout(quiet);
  }, [state]);

  return {
    state,
    network,
    /** Seconds until another email may be requested; 0 when it may. */
    secondsToResend: Math.ceil(wait.secondsLeft),
    async check() {
      setState({ status: 'checking' });
      let by = await readConfirmation();
      if (by === 'unknown' && (await signInAfterLink())) by = 'signed-in';
      if (by === 'unknown') return setState({ status: by });
      setState(by ? { status: 'verified', by } : { status: 'not-yet' });
    },
    async resend() {
      if (!captcha.pass()) return;
      setState({ status: 'resending' });
      const outcome = await network.send((token) => {
        const options = { emailRedirectTo: confirmedUrl(), ...token };
        return callAuth((auth) => auth.resend({ type: 'signup', email, options }));
      });
      if (outcome.ok) wait.start(EMAIL_RESEND_WAIT_SECONDS);
      else if (outcome.failure.kind === 'limited') wait.start(outcome.failure.retrySeconds);
      setState(outcome.ok ? { status: 'resent' } : { status: 'failed', failure: outcome.failure });
    },
  };
}
