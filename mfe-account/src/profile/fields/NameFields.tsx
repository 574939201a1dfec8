import { NAME_MAX } from '../../names/shown-name';
import { copy } from '../copy';
import { ProfileTextField } from './ProfileTextField';

export function NameFields() {
  return (
    <>
      <ProfileTextField
        name="firstName"
        label={copy.fields.firstName}
        autoComplete="given-name"
        maxLength={NAME_MAX}
      />
      <ProfileTextField
        name="lastName"
        label={copy.fields.lastName}
        autoComplete="family-name"
        maxLength={NAME_MAX}
      />
    </>
  );
}
