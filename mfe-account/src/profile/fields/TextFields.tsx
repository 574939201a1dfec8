import { fieldOf, type ProfileFieldName } from '../profile-fields';
import { ProfileTextField } from './ProfileTextField';

/** Profile fields that are plain text. */
export const TextFields = ({ names }: { names: readonly ProfileFieldName[] }) =>
  names.map((name) => {
    const { text } = fieldOf(name);
    return text && <ProfileTextField key={name} name={name} {...text} />;
  });
