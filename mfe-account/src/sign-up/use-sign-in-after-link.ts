import { useCallback, useRef } from 'react';
import { usePlatform } from '@ninefold/platform';
import { useAuthCall } from '../auth/use-auth-call';

/**
 * - `signed-in`: the link was opened, on this device or another one
 * - `not-yet`: the address waits for its link, or the password is not that of its account. Which of the two stays
 *   secret: the second one would say that the address has an account
 * - `unknown`: nothing can be tried from here
 */
type SignInOutcome = 'signed-in' | 'not-yet' | 'unknown';

/**
 * Tries to sign in with the password that was chosen on this page. That is the one way to see a link that was opened
 * on another device. A password that was refused is not tried again: tries on the account of another person would lock it.
 * @param password undefined after a reload: it is stored nowhere
 * @returns a function that resolves with the outcome, and never throws
 */
export function useSignInAfterLink(email: string, password: string | undefined) {
  const callAuth = useAuthCall();
  // The check against robots asks the person for each sign-in.
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
