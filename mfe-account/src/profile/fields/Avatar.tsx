import { COLOR_PATTERN, inkOn, PROFILE_COLORS } from '../colors';
import styles from './Avatar.module.css';

/** The person's initial on their colour. An incomplete colour shows as blue. */
export function Avatar({ name, color }: { name: string; color: string }) {
  const shown = COLOR_PATTERN.test(color) ? color : PROFILE_COLORS.blue;
  return (
    <span aria-hidden className={styles['avatar']} style={{ background: `#${shown}`, color: inkOn(shown) }}>
      {[...name.trim()][0]?.toUpperCase() ?? '?'}
    </span>
  );
}
