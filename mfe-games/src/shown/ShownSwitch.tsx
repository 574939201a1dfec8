import { Checkbox } from '@ninefold/ui';
import { copy } from './copy';
import { ShownFailure } from './ShownFailure';
import styles from './Shown.module.css';
import { useShowOnBoards } from './use-show-on-boards';

export interface ShownSwitchProps {
  /** As a board says; undefined until one was read. */
  shown: boolean | null | undefined;
}

/** "Show me on public boards": off until it is switched on. */
export function ShownSwitch({ shown }: ShownSwitchProps) {
  const { failure, busy, change } = useShowOnBoards();
  return (
    <div className={styles['switch']}>
      <Checkbox
        label={copy.label}
        checked={shown === true}
        disabled={shown === undefined}
        // Disabled, it would lose the focus.
        onChange={({ target }) => busy || change(target.checked)}
      />
      <p className={styles['what']}>{copy.what}</p>
      <ShownFailure failure={failure} />
    </div>
  );
}
