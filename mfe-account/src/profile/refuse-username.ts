import type { UseFormReturn } from 'react-hook-form';
import type { ProfileValues } from './profile-fields';
import { copy } from './copy';

/** Says that a username is taken, and leads to its field; unless another one was typed while it was sent. */
export function refuseUsername(form: UseFormReturn<ProfileValues>, sent: string): void {
  if (form.getValues('username') !== sent) return;
  form.setError('username', { message: copy.fields.usernameTaken }, { shouldFocus: true });
}
