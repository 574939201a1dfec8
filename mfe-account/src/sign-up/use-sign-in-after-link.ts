import { useCallback } from 'react';
import { usePlatform } from '@ninefold/platform';
import { useAuthCall } from '../auth/use-auth-call';

/**
 * Signs in with the password typed on this page, after its address was confirmed.
 * @param password undefined after a reload, because it is not stored
 * @returns a function that resolves with false when the person has to sign in, and never throws
 */
export function useSignInAfterLink(email: string, password: string | undefined) {
  const callAuth = useAuthCall();
  // A CAPTCHA would have to be solved.
  const { turnstileSiteKey } = usePlatform().settings;

  return useCallback(async (): Promise<boolean> => {
    if (!password || turnstileSiteKey) return false;
    return (await callAuth((auth) => auth.signInWithPassword({ email, password }))).ok;
  }, [callAuth, email, password, turnstileSiteKey]);
}
