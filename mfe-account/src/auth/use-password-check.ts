import { useCallback, useRef } from 'react';
import { usePlatform } from 'shared-platform';
import { isBreachedPassword } from './breached-password';
import { copy } from './copy';

/** A person waits for the result of a form. Both questions are asked at once. */
const TIMEOUT_MS = 2_000;

/**
 * Checks a new password against what is guessed first, and against leaked ones unless the platform has that switched
 * off. Ask it when the person leaves the field too: what was found out then is not asked again.
 * @returns a function that takes the password and what is known of the person, and resolves with the sentence for them,
 * or null; it never throws
 */
export function usePasswordCheck(): (password: string, about: readonly unknown[]) => Promise<string | null> {
  const { settings, reportError } = usePlatform();
  const { breachedPasswordCheck } = settings;
  const latest = useRef({ password: '', isBreached: Promise.resolve(false) });
  return useCallback(
    async (password, about) => {
      if (breachedPasswordCheck && latest.current.password !== password) {
        latest.current = { password, isBreached: isBreachedPassword(password, TIMEOUT_MS) };
      }
      const { isBreached } = latest.current;
      try {
        if (await isGuessable(password, about)) return copy.password.guessable;
      } catch (error) {
        // The rules are a file of their own. Without it the server still refuses.
        reportError(error, 'account: guessable password');
      }
      return (await isBreached) ? copy.password.breached : null;
    },
    [breachedPasswordCheck, reportError],
  );
}

/** @throws when the file of the rules does not come in time */
async function isGuessable(password: string, about: readonly unknown[]): Promise<boolean> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The rules for passwords did not come in time.')), TIMEOUT_MS);
  });
  const file = import(/* webpackChunkName: "guessable-password" */ 'shared-contracts/guessable-password');
  const rules = await Promise.race([file, late]);
  return rules.isGuessable(password, about);
}
