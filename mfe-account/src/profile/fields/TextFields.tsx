import { fieldOf, type ProfileFieldName } from '../profile-fields';
import { ProfileTextField } from './ProfileTextField';

/** The fields of the profile that are plain texts. */
export const TextFields = ({ names }: { names: readonly ProfileFieldName[] }) =>
  names.map((name) => {
    const { text } = fieldOf(name);
    return text && <ProfileTextField key={name} name={name} {...text} />;
  });
