import { useCallback } from 'react';
import { usePlatform } from 'shared-platform';
import { isBreachedPassword } from './breached-password';
import { copy } from './copy';
import { isCommonPassword } from './password';

/**
 * Checks a new password against what others have: passwords that are guessed first, and leaked ones where the platform
 * is set up for it.
 * @returns a function that resolves with the sentence for the person, or null; it never throws
 */
export function usePasswordCheck(): (password: string) => Promise<string | null> {
  const { settings, reportError } = usePlatform();
  const { breachedPasswordCheck } = settings;
  return useCallback(
    async (password) => {
      try {
        if (await isCommonPassword(password)) return copy.password.common;
      } catch (error) {
        // The list is a file of its own. Without it the server still refuses.
        reportError(error, 'account: common passwords');
      }
      if (breachedPasswordCheck && (await isBreachedPassword(password))) return copy.password.breached;
      return null;
    },
    [breachedPasswordCheck, reportError],
  );
}
