import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { requestEmail } from '../auth/share-email';
import type { SignInValues } from './use-sign-in';

/**
 * Prefills the address from another tab that waits for an email, or that has paid for a checkout. It never replaces
 * typed text. After an emailed link, only the password is missing.
 */
export function useIncomingEmail(
  { getValues, setValue, setFocus }: UseFormReturn<SignInValues>,
  byLink: boolean,
) {
  useEffect(() => {
    const end = requestEmail((email) => {
      if (getValues('email')) return;
      setValue('email', email);
      if (byLink) setFocus('password');
    });
    if (!byLink) return end;
    // The shell focuses the start of a new page after the effects of its components.
    const focus = setTimeout(() => setFocus(getValues('email') ? 'password' : 'email'));
    return () => {
      clearTimeout(focus);
      end();
    };
  }, [byLink, getValues, setValue, setFocus]);
}
