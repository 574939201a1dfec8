import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from 'shared-ui';
import { copy } from '../../copy';
import type { ProfileValues } from '../config';
import { useUsernameAvailability } from '../use-username-availability';
import styles from './UsernameField.module.css';
import { rewriteInput } from './rewrite-input';
import { usernameHint } from './username-hint';

export function UsernameField({ own }: { own: string | null }) {
  const { register, formState, clearErrors } = useFormContext<ProfileValues>();
  const username = useWatch<ProfileValues, 'username'>({ name: 'username' });
  const availability = useUsernameAvailability(username, own);
  const taken = availability === 'taken' ? copy.profile.usernameTaken : undefined;
  const registered = register('username');

  return (
    <TextField
      {...registered}
      label={copy.profile.username}
      prefix="@"
      error={formState.errors.username?.message ?? taken}
      hint={
        <span className={availability === 'available' ? styles['available'] : undefined}>
          {usernameHint(username, availability)}
        </span>
      }
      autoComplete="nickname"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onChange={(event) => {
        rewriteInput(event, (typed) => typed.toLowerCase());
        clearErrors('username');
        return registered.onChange(event);
      }}
    />
  );
}
