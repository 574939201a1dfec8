import { avatarLetter } from '@ninefold/ui';
import { COLOR_PATTERN, inkOn, PROFILE_COLORS } from '../colors';
import styles from './Avatar.module.css';

/** The first letter of the name on the person's color. An incomplete color appears as blue. */
export function Avatar({ name, color }: { name: string; color: string }) {
  const shown = COLOR_PATTERN.test(color) ? color : PROFILE_COLORS.blue;
  return (
    <span
      aria-hidden
      translate="no"
      className={styles['avatar']}
      style={{ background: `#${shown}`, color: inkOn(shown) }}
    >
      {avatarLetter(name)}
    </span>
  );
}
