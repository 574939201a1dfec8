import { Checkbox } from '@ninefold/ui';
import { copy } from './board-copy';
import { BoardOptInFailure } from './BoardOptInFailure';
import styles from './BoardOptIn.module.css';
import { useBoardVisibility } from './use-board-visibility';

export interface BoardSwitchProps {
  /** As the board reports it; undefined until then. */
  shown: boolean | null | undefined;
}

/** "Show me on public boards", off by default. */
export function BoardSwitch({ shown }: BoardSwitchProps) {
  const { failure, busy, change } = useBoardVisibility();
  return (
    <div className={styles['switch']}>
      <Checkbox
        label={copy.label}
        checked={shown === true}
        disabled={shown === undefined}
        // A disabled checkbox would lose the focus.
        onChange={({ target }) => busy || change(target.checked)}
      />
      <p className={styles['what']}>{copy.what}</p>
      <BoardOptInFailure failure={failure} />
    </div>
  );
}
