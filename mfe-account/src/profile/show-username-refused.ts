import type { UseFormReturn } from 'react-hook-form';
import type { ProfileValues } from './profile-fields';

/** Reports why a username is refused, and focuses its field, unless another one was typed during the request. */
export function showUsernameRefused(form: UseFormReturn<ProfileValues>, sent: string, message: string): void {
  if (form.getValues('username') !== sent) return;
  form.setError('username', { message }, { shouldFocus: true });
}
