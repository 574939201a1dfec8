import { useFormContext } from 'react-hook-form';
import { TextField } from 'shared-ui';
import { copy } from '../../copy';
import { NAME_MAX, type ProfileValues } from '../config';

export function NameFields() {
  const { register, formState, clearErrors } = useFormContext<ProfileValues>();
  return (
    <>
      <TextField
        {...register('firstName', { onChange: () => clearErrors('firstName') })}
        label={copy.profile.firstName}
        error={formState.errors.firstName?.message}
        autoComplete="given-name"
        maxLength={NAME_MAX}
      />
      <TextField
        {...register('lastName')}
        label={copy.profile.lastName}
        autoComplete="family-name"
        maxLength={NAME_MAX}
      />
    </>
  );
}
