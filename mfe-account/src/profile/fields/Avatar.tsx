import { COLOR_PATTERN, PROFILE_COLORS } from '../config';
import styles from './Avatar.module.css';
import { inkOn } from './ink-on';

/** How the person appears to others: their initial on their colour. */
export function Avatar({ name, color }: { name: string; color: string }) {
  const shown = COLOR_PATTERN.test(color) ? color : PROFILE_COLORS.blue;
  return (
    <span aria-hidden className={styles['avatar']} style={{ background: `#${shown}`, color: inkOn(shown) }}>
      {[...name.trim()][0]?.toUpperCase() ?? '?'}
    </span>
  );
}
