import type { UseFormReturn } from 'react-hook-form';
import type { ProfileValues } from './profile-fields';
import { copy } from './copy';

/** Reports that a username is taken, and focuses its field, unless another one was typed during the request. */
export function showUsernameTaken(form: UseFormReturn<ProfileValues>, sent: string): void {
  if (form.getValues('username') !== sent) return;
  form.setError('username', { message: copy.fields.usernameTaken }, { shouldFocus: true });
}
