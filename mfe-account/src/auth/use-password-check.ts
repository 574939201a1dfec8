import { useCallback, useRef } from 'react';
import { usePlatform } from '@ninefold/platform';
import { timeoutSignal } from '@ninefold/web/network';
import { copy } from './copy';

/** People wait for this after submitting a form. */
const TIMEOUT_MS = 2_000;

/**
 * Checks a new password against easily guessed ones, and against leaked ones unless the platform disables that. Call it
 * when the field loses focus too: the result is cached.
 * @returns a function that takes the password and facts about the person, and resolves with a message or null; it never
 * throws
 */
export function usePasswordCheck(): (password: string, about: readonly unknown[]) => Promise<string | null> {
  const { settings, reportError } = usePlatform();
  const { breachedPasswordCheck } = settings;
  const latest = useRef<{ question: string; problem: ReturnType<typeof judge> }>(undefined);
  return useCallback(
    async (password, about) => {
      const question = JSON.stringify([password, about]);
      if (latest.current?.question !== question) {
        latest.current = { question, problem: judge(password, about, breachedPasswordCheck) };
      }
      try {
        const problem = await latest.current.problem;
        return problem && copy.password[problem];
      } catch (error) {
        // The chunk with the rules could not be loaded. The server still rejects such passwords.
        latest.current = undefined;
        reportError(error, 'account: password rules');
        return null;
      }
    },
    [breachedPasswordCheck, reportError],
  );
}

/** @throws when the chunk with the rules cannot be loaded in time */
async function judge(password: string, about: readonly unknown[], breachedPasswordCheck: boolean) {
  const signal = timeoutSignal(TIMEOUT_MS);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('password rules: timeout')));
  });
  const file = import(/* webpackChunkName: "guessable-password" */ './judge-password');
  const { judgePassword } = await Promise.race([file, late]);
  return judgePassword(password, { about, breachedPasswordCheck, signal });
}
