import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { requestAddress } from '../auth/address-between-tabs';
import type { SignInValues } from './use-sign-in';

/**
 * The address comes with the page's own state, or from a tab that waits with one: for its mail, or after a checkout that
 * it paid. What the person has typed stays. After the link of a mail only the password is missing.
 */
export function useArrivingEmail(
  { getValues, setValue, setFocus }: UseFormReturn<SignInValues>,
  byLink: boolean,
) {
  useEffect(() => {
    const end = requestAddress((email) => {
      if (getValues('email')) return;
      setValue('email', email);
      if (byLink) setFocus('password');
    });
    if (!byLink) return end;
    // The shell moves the focus to the start of a new page, after the effects of the page's own parts.
    const focus = setTimeout(() => setFocus(getValues('email') ? 'password' : 'email'));
    return () => {
      clearTimeout(focus);
      end();
    };
  }, [byLink, getValues, setValue, setFocus]);
}
