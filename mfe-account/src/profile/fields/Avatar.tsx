import { avatarLetter } from '@ninefold/ui';
import { COLOR_PATTERN, inkOn, PROFILE_COLORS } from '../colors';
import styles from './Avatar.module.css';

/** The letter of the name on the person's colour. An incomplete colour shows as blue. */
export function Avatar({ name, color }: { name: string; color: string }) {
  const shown = COLOR_PATTERN.test(color) ? color : PROFILE_COLORS.blue;
  return (
    <span aria-hidden className={styles['avatar']} style={{ background: `#${shown}`, color: inkOn(shown) }}>
      {avatarLetter(name)}
    </span>
  );
}
