import { useCallback, useRef } from 'react';
import { usePlatform } from '@ninefold/platform';
import { useAuthCall } from '../auth/use-auth-call';

/**
 * - `signed-in`: the link was opened, on any device
 * - `not-yet`: the address is unconfirmed, or the password is not that of its account. The difference stays secret,
 * because it would reveal that the address has an account
 * - `unknown`: signing in cannot be tried here
 */
type SignInOutcome = 'signed-in' | 'not-yet' | 'unknown';

/**
 * Tries to sign in with the password typed on this page, the only way to detect a link opened on another device. A
 * rejected password is not tried again, because repeated attempts would lock another person's account.
 * @param password undefined after a reload, because it is not stored
 * @returns a function that resolves with the outcome and never throws
 */
export function useSignInAfterLink(email: string, password: string | undefined) {
  const callAuth = useAuthCall();
  // A CAPTCHA would have to be solved for every sign-in.
  const { turnstileSiteKey } = usePlatform().settings;
  const wasRefused = useRef(false);

  return useCallback(async (): Promise<SignInOutcome> => {
    if (wasRefused.current) return 'not-yet';
    if (!password || turnstileSiteKey) return 'unknown';
    const outcome = await callAuth((auth) => auth.signInWithPassword({ email, password }));
    if (outcome.ok) return 'signed-in';
    const { kind } = outcome.failure;
    wasRefused.current = kind === 'credentials';
    return kind === 'credentials' || kind === 'unconfirmed' ? 'not-yet' : 'unknown';
  }, [callAuth, email, password, turnstileSiteKey]);
}
