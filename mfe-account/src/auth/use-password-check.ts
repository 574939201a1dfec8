import { useCallback, useRef } from 'react';
import { usePlatform } from '@ninefold/platform';
import { copy } from './copy';

/** A person waits for the result of a form. */
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
        // The rules are a file of their own. Without it the server still refuses.
        latest.current = undefined;
        reportError(error, 'account: password rules');
        return null;
      }
    },
    [breachedPasswordCheck, reportError],
  );
}

/** @throws when the file of the rules does not come, or not in time */
async function judge(password: string, about: readonly unknown[], breachedPasswordCheck: boolean) {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('password rules: timeout')));
  });
  const file = import(/* webpackChunkName: "guessable-password" */ './judge-password');
  const { judgePassword } = await Promise.race([file, late]);
  return judgePassword(password, { about, breachedPasswordCheck, signal });
}
