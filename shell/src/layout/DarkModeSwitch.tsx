import type { Platform } from 'shared-platform';
import { layoutCopy } from '../copy/layout';
import { useDarkMode } from '../platform/use-document-state';
import styles from './DarkModeSwitch.module.css';

/** `className` is the look of the menu item that it is. */
export function DarkModeSwitch({
  platform,
  className,
}: {
  platform: Platform;
  className: string | undefined;
}) {
  const isDark = useDarkMode(platform);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isDark}
      onClick={() => platform.preferences.setDarkMode(!isDark)}
      className={className}
    >
      {layoutCopy.darkMode}
      <span aria-hidden className={styles['track']} />
    </button>
  );
}
