import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { requestAddress } from '../auth/address-between-tabs';
import type { SignInValues } from './use-sign-in';

/**
 * After the link of a verification mail only the password is missing. The address comes with the page's own state or
 * from the tab that waits; what the person has typed stays.
 */
export function useArrivingEmail(
  { getValues, setValue, setFocus }: UseFormReturn<SignInValues>,
  byLink: boolean,
) {
  useEffect(() => {
    if (!byLink) return;
    // The shell moves the focus to the start of a new page, after the effects of the page's own parts.
    const focus = setTimeout(() => setFocus(getValues('email') ? 'password' : 'email'));
    const end = requestAddress((email) => {
      if (getValues('email')) return;
      setValue('email', email);
      setFocus('password');
    });
    return () => {
      clearTimeout(focus);
      end();
    };
  }, [byLink, getValues, setValue, setFocus]);
}
