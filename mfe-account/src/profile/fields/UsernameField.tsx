import { useWatch } from 'react-hook-form';
import { typedCharacters, USERNAME_MAX, USERNAME_MIN } from '@ninefold/contracts';
import { USERNAME_CHARACTERS, type ProfileValues } from '../profile-fields';
import { copy } from '../copy';
import { ProfileTextField } from './ProfileTextField';
import { useUsernameAvailability, type Availability } from './use-username-availability';
import styles from './UsernameField.module.css';

const { fields: words } = copy;

/** `own` is the saved username, which is not checked. */
export function UsernameField({ own }: { own: string | null }) {
  const username = useWatch<ProfileValues, 'username'>({ name: 'username' });
  const availability = useUsernameAvailability(username, own);

  return (
    <ProfileTextField
      name="username"
      label={words.username}
      prefix="@"
      error={availability === 'taken' ? words.usernameTaken : undefined}
      hint={
        <span className={availability === 'available' ? styles['available'] : undefined}>
          {hintFor(username, availability)}
        </span>
      }
      autoComplete="nickname"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      rewrite={(typed) => typedCharacters(typed).toLowerCase()}
    />
  );
}

/** The first rule that the username violates, otherwise the server's response. */
function hintFor(username: string, availability: Availability): string {
  if (!username) return words.usernameHint;
  if (!USERNAME_CHARACTERS.test(username)) return words.usernameHasInvalid;
  if (username.length < USERNAME_MIN) return words.usernameNeeds(USERNAME_MIN - username.length);
  if (username.length > USERNAME_MAX) return words.usernameTooLong(username.length - USERNAME_MAX);
  if (availability === 'checking') return words.usernameChecking;
  if (availability === 'available') return words.usernameAvailable;
  return words.usernameHint;
}
