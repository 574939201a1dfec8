import { Checkbox } from '@ninefold/ui';
import { copy } from './board-copy';
import { BoardOptInFailure } from './BoardOptInFailure';
import styles from './BoardOptIn.module.css';
import { useBoardVisibility } from './use-board-visibility';

export interface BoardSwitchProps {
  /** As a board says; undefined until one was read. */
  shown: boolean | null | undefined;
}

/** "Show me on public boards": off until it is switched on. */
export function BoardSwitch({ shown }: BoardSwitchProps) {
  const { failure, busy, change } = useBoardVisibility();
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
      <BoardOptInFailure failure={failure} />
    </div>
  );
}
